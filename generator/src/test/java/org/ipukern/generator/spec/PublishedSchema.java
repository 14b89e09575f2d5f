package org.ipukern.generator.spec;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import org.ipukern.generator.spec.json.InputProblem;
import org.ipukern.generator.spec.json.InputRule;

/** A schema of the jar, and what it says beside the reader. */
public final class PublishedSchema {
  /** Rules about the text, which a schema never sees. */
  private static final Set<InputRule> TEXT =
      Set.of(
          InputRule.ENCODING,
          InputRule.SYNTAX,
          InputRule.LIMIT,
          InputRule.DUPLICATE_FIELD,
          InputRule.NUMBER_SPELLING);

  private final byte[] bytes;
  private final Schema schema;

  /** The schema of that file name. */
  public PublishedSchema(String name) {
    try (InputStream stream =
        PublishedSchema.class.getResourceAsStream("/org/ipukern/generator/" + name)) {
      bytes = stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(new String(bytes, UTF_8), InputFormat.JSON);
  }

  /** The schema file itself. */
  public byte[] bytes() {
    return bytes.clone();
  }

  /** What the schema finds wrong. */
  public List<?> errors(String text) {
    return schema.validate(text, InputFormat.JSON);
  }

  /** Whether the text reached the fields, so that a schema can have a say. */
  public static boolean applies(List<InputProblem> problems) {
    return problems.stream().noneMatch(problem -> TEXT.contains(problem.rule()));
  }

  /** Whether a schema should accept what the reader found these problems in. */
  public static boolean accepts(List<InputProblem> problems) {
    return problems.stream().noneMatch(problem -> problem.rule().inSchema());
  }
}
