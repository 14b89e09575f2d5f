package org.ipukern.generator.explore.profile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.Nearest;
import org.ipukern.generator.spec.json.WholeRange;

/**
 * The model behind a profile, and how the tiles share its products.
 *
 * @param tokens rows and columns of a score matrix
 * @param heads attention heads
 * @param headWidth width of one head; the model's width is heads times this
 * @param hidden width between the two MLP layers, if known
 * @param tiles tiles of the device
 * @param grids how the tiles share a product, of each head where it has one, by stage
 */
public record Geometry(
    int tokens,
    int heads,
    int headWidth,
    OptionalLong hidden,
    int tiles,
    Map<String, TileGrid> grids) {
  private static final int SCHEMA = 1;
  private static final int MOST = 1 << 20;
  private static final List<String> TOP =
      List.of("schema", "tokens", "heads", "head-width", "hidden", "tiles", "grids");

  /** The stages whose product is known. */
  private static final List<String> STAGES =
      List.of(
          "fused QKV projection", "QK transpose", "PV", "output projection", "MLP up", "MLP down");

  private static final List<String> GRID = List.of("stage", "rows", "columns", "inner");

  /** Copies the map, keeping its order. */
  public Geometry {
    grids = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(grids));
  }

  /**
   * Reads a file.
   *
   * @param fileName how messages name it
   * @throws InputException with what is wrong
   */
  public static Geometry read(String fileName, byte[] bytes) {
    JsonFile file = new JsonFile(fileName);
    FieldReader top = file.top(bytes, TOP);
    file.whole(top, "schema", SCHEMA, SCHEMA);
    int tokens = file.whole(top, "tokens", 1, MOST);
    int heads = file.whole(top, "heads", 1, MOST);
    int headWidth = file.whole(top, "head-width", 1, MOST);
    Optional<Long> hidden = top.wholeLong("hidden", new WholeRange(1, MOST));
    int tiles = file.whole(top, "tiles", 1, MOST);
    OptionalLong width = hidden.isPresent() ? OptionalLong.of(hidden.get()) : OptionalLong.empty();
    Geometry model = new Geometry(tokens, heads, headWidth, width, tiles, Map.of());
    Map<String, TileGrid> grids = new LinkedHashMap<>();
    file.objects(
        top,
        "grids",
        GRID,
        (scope, fields) -> {
          String stage = file.text(fields, "stage");
          TileGrid grid =
              new TileGrid(
                  file.whole(fields, "rows", 1, tokens),
                  file.whole(fields, "columns", 1, tokens),
                  file.whole(fields, "inner", 1, MOST));
          if (!fields.broken()) {
            model.check(fields, stage, grid);
          }
          if (grids.put(stage, grid) != null) {
            fields.reject(InputRule.DUPLICATE_ENTRY, "stage", "the stage is given twice", "", "");
          }
          return grid;
        });
    file.done();
    return new Geometry(tokens, heads, headWidth, width, tiles, grids);
  }

  /** Refuses a grid that is of no product, of too many tiles, or of a part of the inner length. */
  private void check(FieldReader fields, String stage, TileGrid grid) {
    Optional<Product> found = product(stage);
    if (found.isEmpty()) {
      String message =
          STAGES.contains(stage)
              ? "the shape of " + stage + " needs the field hidden"
              : "no product of that name is known";
      String nearest = STAGES.contains(stage) ? "" : Nearest.of(stage, STAGES).orElse("");
      fields.reject(InputRule.WORD, "stage", message, String.join(", ", STAGES), nearest);
      return;
    }
    Product product = found.get();
    if (product.batch() * grid.rows() * grid.columns() > tiles) {
      String message =
          product.batch()
              + (product.batch() == 1 ? " grid of " : " grids of ")
              + grid.rows()
              + " x "
              + grid.columns()
              + " tiles "
              + (product.batch() == 1 ? "is too many" : "are too many");
      fields.reject(InputRule.RELATION, "rows", message, "at most " + tiles + " tiles", "");
    }
    if (grid.inner() < product.inner()) {
      fields.reject(
          InputRule.RELATION,
          "inner",
          "the product has "
              + product.inner()
              + " inner elements, and a grid parts rows and columns",
          "at least " + product.inner(),
          String.valueOf(product.inner()));
    }
  }

  /** Width of the model. */
  public long width() {
    return (long) heads * headWidth;
  }

  /** The real, unpadded product of a stage; empty if the stage or a width is not known. */
  public Optional<Product> product(String stage) {
    return switch (stage) {
      case "fused QKV projection" -> Optional.of(new Product(1, tokens, width(), 3 * width()));
      case "QK transpose" -> Optional.of(new Product(heads, tokens, headWidth, tokens));
      case "PV" -> Optional.of(new Product(heads, tokens, tokens, headWidth));
      case "output projection" -> Optional.of(new Product(1, tokens, width(), width()));
      case "MLP up" -> hidden(h -> new Product(1, tokens, width(), h));
      case "MLP down" -> hidden(h -> new Product(1, tokens, h, width()));
      default -> Optional.empty();
    };
  }

  private Optional<Product> hidden(java.util.function.LongFunction<Product> product) {
    return hidden.isPresent() ? Optional.of(product.apply(hidden.getAsLong())) : Optional.empty();
  }
}
