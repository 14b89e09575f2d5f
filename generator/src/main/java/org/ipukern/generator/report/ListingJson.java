package org.ipukern.generator.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** Listings as rows of JSON, one a line of the text. */
final class ListingJson {
  private ListingJson() {}

  /** Adds a row for each line. */
  static void add(ArrayNode rows, String symbol, Listing listing) {
    for (Listing.Line line : listing.lines()) {
      ObjectNode row = rows.addObject();
      row.put("symbol", symbol).put("line", line.number());
      if (line.isHot()) {
        row.put("cycles", line.cycles())
            .put("workerIssues", line.workerIssues())
            .put("supervisorIssues", line.supervisorIssues());
        causes(row.putObject("lost"), line.lost());
        causes(row.putObject("waits"), line.waits());
      }
      ArrayNode places = row.putArray("template");
      line.places().forEach(place -> places.add(place.toString()));
      row.put("text", line.text());
    }
  }

  private static void causes(ObjectNode object, Map<SlotCause, Long> slots) {
    slots.forEach((cause, count) -> object.put(cause.code(), count));
  }
}
