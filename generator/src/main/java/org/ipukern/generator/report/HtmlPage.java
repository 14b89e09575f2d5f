package org.ipukern.generator.report;

import java.util.List;

/**
 * A page of text and tables that needs nothing else: no network, no other file, light and dark as
 * the reader's machine is set. Everything given to it is plain text unless it says otherwise.
 */
final class HtmlPage {
  private static final String STYLE =
      """
      :root { color-scheme: light dark; --page: #fcfcfa; --text: #1c1c1c; --faint: #5c5c5c; --line: #d4d4d0;
        --mark: #e4efff; }
      @media (prefers-color-scheme: dark) { :root { --page: #17181a; --text: #ececea; --faint: #a6a6a2;
        --line: #3a3c40; --mark: #23344d; } }
      body { margin: 0 auto; max-width: 76rem; padding: 12px 16px; background: var(--page); color: var(--text);
        font: 14px/1.45 system-ui, sans-serif; }
      h1 { font-size: 18px; } h2 { font-size: 15px; margin-top: 24px; }
      p { color: var(--faint); max-width: 60rem; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: 3px 10px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
      th.n, td.n { text-align: right; white-space: nowrap; }
      tr.chosen td { background: var(--mark); }
      tbody tr:focus { outline: 2px solid var(--text); outline-offset: -2px; }
      """;

  /** Click or Enter marks a row; the arrow keys go to its neighbours. */
  private static final String SCRIPT =
      """
      'use strict';
      document.querySelectorAll('tbody tr').forEach(row => {
        row.tabIndex = 0;
        const choose = () => {
          document.querySelectorAll('tr.chosen').forEach(other => other.classList.remove('chosen'));
          row.classList.add('chosen');
        };
        row.addEventListener('click', choose);
        row.addEventListener('keydown', event => {
          const to = event.key === 'ArrowDown' ? row.nextElementSibling
            : event.key === 'ArrowUp' ? row.previousElementSibling : null;
          if (event.key === 'Enter') { choose(); }
          if (to) { event.preventDefault(); to.focus(); }
        });
      });
      """;

  private final StringBuilder body = new StringBuilder();
  private final String title;

  HtmlPage(String title) {
    this.title = title;
    body.append("<h1>").append(escaped(title)).append("</h1>\n");
  }

  /** Adds a heading. */
  HtmlPage heading(String text) {
    body.append("<h2>").append(escaped(text)).append("</h2>\n");
    return this;
  }

  /** Adds a paragraph. */
  HtmlPage paragraph(String text) {
    body.append("<p>").append(escaped(text)).append("</p>\n");
    return this;
  }

  /** Adds markup as it stands, which must be whole elements made by this tool. */
  HtmlPage markup(String elements) {
    body.append(elements);
    return this;
  }

  /** Adds a table; the columns of those indices hold figures. */
  HtmlPage table(List<Integer> rightAligned, List<String> header, List<List<String>> rows) {
    body.append("<div class=\"wide\"><table>\n<thead>");
    row("th", rightAligned, header);
    body.append("</thead>\n<tbody>\n");
    rows.forEach(cells -> row("td", rightAligned, cells));
    body.append("</tbody></table></div>\n");
    return this;
  }

  private void row(String tag, List<Integer> rightAligned, List<String> cells) {
    body.append("<tr>");
    for (int i = 0; i < cells.size(); i++) {
      body.append('<').append(tag).append(rightAligned.contains(i) ? " class=\"n\">" : ">");
      body.append(escaped(cells.get(i))).append("</").append(tag).append('>');
    }
    body.append("</tr>\n");
  }

  /** The page. */
  String text() {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
        + escaped(title)
        + "</title>\n<style>\n"
        + STYLE
        + "</style>\n</head>\n<body>\n"
        + body
        + "<script>\n"
        + SCRIPT
        + "</script>\n</body>\n</html>\n";
  }

  /** A text for use between tags. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
