package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.explore.NearestLegal;
import org.ipukern.generator.output.RowJson;

/**
 * The result of {@code try} as JSON: that of a run, then what was asked for besides.
 *
 * @param rows the kernel's entry points
 * @param bottlenecks one for each row; nothing is said where it is empty
 * @param listings none if not asked for, or one for each row; nothing is said where it is empty
 * @param variants the variants of the shape, if they were asked for
 * @param nearest for a kernel that does not fit into tile memory the nearest legal value of each
 *     field; empty for all others
 */
public record TryJson(
    List<EntryRow> rows,
    List<Optional<Bottleneck>> bottlenecks,
    List<Optional<Listing>> listings,
    Optional<VariantTable> variants,
    List<NearestLegal.Axis> nearest) {
  /** Copies the lists. */
  public TryJson {
    rows = List.copyOf(rows);
    bottlenecks = List.copyOf(bottlenecks);
    listings = List.copyOf(listings);
    nearest = List.copyOf(nearest);
  }

  /**
   * The text.
   *
   * @param model version of the timing model that gave the figures
   */
  public String text(String model) {
    ObjectNode top = RunJson.tree(rows, bottlenecks, model);
    if (!nearest.isEmpty()) {
      Refused.addAxes(top.putArray("nearest"), nearest);
    }
    variants.ifPresent(table -> table.add(top.putArray("variants")));
    if (!listings.isEmpty()) {
      ArrayNode lines = top.putArray("listing");
      for (int i = 0; i < rows.size(); i++) {
        String symbol = rows.get(i).symbol();
        listings.get(i).ifPresent(listing -> ListingJson.add(lines, symbol, listing));
      }
    }
    return RowJson.write(top);
  }
}
