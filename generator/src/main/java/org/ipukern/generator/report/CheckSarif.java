package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.MadeBy;
import org.ipukern.generator.output.RowJson;
import org.ipukern.generator.regress.CheckResult;

/** A comparison with the baseline as SARIF 2.1.0, one result a line. */
public final class CheckSarif {
  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private CheckSarif() {}

  /**
   * The text.
   *
   * @param folder how the user named the output folder
   */
  public static String text(CheckResult result, String folder, MadeBy madeBy) {
    ObjectNode top = RowJson.object();
    top.put("$schema", SCHEMA);
    top.put("version", "2.1.0");
    ObjectNode run = top.putArray("runs").addObject();
    ObjectNode driver = run.putObject("tool").putObject("driver");
    driver.put("name", "ipukern");
    driver.put("version", madeBy.tool());
    driver
        .putObject("properties")
        .put("timingModel", madeBy.model())
        .put("instructionTable", madeBy.table());
    ArrayNode rules = driver.putArray("rules");
    for (CheckProblem.Kind kind : CheckProblem.Kind.values()) {
      ObjectNode rule = rules.addObject();
      rule.put("id", kind.id());
      rule.putObject("shortDescription").put("text", kind.meaning());
      rule.putObject("defaultConfiguration").put("level", kind.level());
    }
    run.putArray("invocations")
        .addObject()
        .put("executionSuccessful", true)
        .put("exitCode", result.verdict() == Verdict.PASS ? 0 : code(result));
    run.put("columnKind", "utf16CodeUnits");
    ArrayNode results = run.putArray("results");
    List<CheckProblem> problems = CheckProblems.of(result, folder);
    problems.forEach(problem -> add(results.addObject(), problem));
    run.putObject("properties").put("summary", CheckTable.summary(result));
    return RowJson.write(top);
  }

  private static int code(CheckResult result) {
    return result.verdict() == Verdict.REFUSED ? 3 : 4;
  }

  private static void add(ObjectNode result, CheckProblem problem) {
    result.put("ruleId", problem.kind().id());
    result.put("ruleIndex", List.of(CheckProblem.Kind.values()).indexOf(problem.kind()));
    result.put("level", problem.kind().level());
    result.putObject("message").put("text", problem.subject() + ": " + problem.message());
    ObjectNode location = result.putArray("locations").addObject();
    ObjectNode physical = location.putObject("physicalLocation");
    physical.putObject("artifactLocation").put("uri", uri(problem.file()));
    problem.line().ifPresent(line -> physical.putObject("region").put("startLine", line));
    location
        .putArray("logicalLocations")
        .addObject()
        .put("name", problem.subject())
        .put("kind", problem.kind() == CheckProblem.Kind.STALE ? "resource" : "function");
    result
        .putObject("partialFingerprints")
        .put("subject/v1", problem.kind().id() + ":" + problem.subject());
  }

  private static String uri(String file) {
    try {
      return new URI(null, null, file, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
