package org.ipukern.generator.render;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.spec.EntryPoint;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RendererTest {
  @TempDir private Path folder;

  private String render(String template, Map<String, Object> model) throws IOException {
    write("t.ftl", template);
    return Renderer.fromFolder(folder).render("t.ftl", model);
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text, UTF_8);
  }

  private RenderException refuse(String template, Map<String, Object> model) {
    RenderException refused =
        catchThrowableOfType(RenderException.class, () -> render(template, model));
    assertThat(refused).isNotNull();
    return refused;
  }

  @Test
  @DisplayName("JV-01: numbers are plain digits")
  void printsPlainDigits() throws IOException {
    List<Object> numbers =
        List.of(999, 1000, 1024, 65536, 1000000, 8589934592L, -1024, 0.5, 1e-7, -0.0, 1e22, 2.5f);
    String text = render("<#list v as x>${x} ${x?c} ${'' + x};</#list>", Map.of("v", numbers));
    assertThat(text)
        .startsWith("999 999 999;1000 1000 1000;1024 1024 1024;65536 65536 65536;1000000 1000000")
        .contains("8589934592", "-1024", "0.5", "0.0000001", "10000000000000000000000")
        .doesNotContainPattern("[0-9],[0-9]")
        .doesNotContainPattern("[\u00a0\u202f]")
        .doesNotContainPattern("[0-9][eE][-+0-9]");
  }

  @Test
  void printsEveryDigitOfAPowerOfTwo() throws IOException {
    assertThat(render("${x}", Map.of("x", 0x1p-32))).isEqualTo("0.00000000023283064365386963\n");
    assertThat(render("${1000 * 1000} ${1/3 > 0}", Map.of())).isEqualTo("1000000 true\n");
  }

  @Test
  void escapesNothing() throws IOException {
    assertThat(render("${x}", Map.of("x", "{ \"a\" & <b> } ${y} \\")))
        .isEqualTo("{ \"a\" & <b> } ${y} \\\n");
  }

  @Test
  void endsInOneLineFeed() throws IOException {
    assertThat(render("a\r\nb\r\n\r\n\n", Map.of())).isEqualTo("a\nb\n");
    assertThat(render("a", Map.of())).isEqualTo("a\n");
    assertThat(render("", Map.of())).isEqualTo("\n");
  }

  @Test
  void takesFromTheJarWhatTheFolderDoesNotHave() throws IOException {
    write("other.ftl", "<#include '/test/number.txt.ftl'>");
    Renderer own = Renderer.fromFolder(folder);
    Map<String, Object> model = Map.of("number", 4096);
    assertThat(own.render("other.ftl", model)).isEqualTo("from the jar: 4096\n");
    assertThat(Renderer.fromJar().render("test/number.txt.ftl", model))
        .isEqualTo("from the jar: 4096\n");
    write("test/number.txt.ftl", "from the folder: ${number}");
    assertThat(Renderer.fromFolder(folder).render("other.ftl", model))
        .isEqualTo("from the folder: 4096\n");
  }

  @Test
  void namesThePlaceOfWhatIsMissingInTheModel() {
    RenderException refused = refuse("ld32 $m0\n  add ${wrong.place}\n", Map.of());
    assertThat(refused.template()).isEqualTo("t.ftl");
    assertThat(refused.line()).isEqualTo(2);
    assertThat(refused.column()).isEqualTo(9);
    assertThat(refused).hasMessageContaining("t.ftl:2:9").hasMessageContaining("wrong");
    assertThat(refused.getMessage()).doesNotContain("\n").doesNotContain("FTL stack");
  }

  @Test
  void namesThePlaceOfASyntaxError() {
    RenderException refused = refuse("a\nb\n  <#if x>c\n", Map.of());
    assertThat(refused.template()).isEqualTo("t.ftl");
    assertThat(refused.line()).isBetween(3, 4);
    assertThat(refuse("a\n${1 +}\n", Map.of()).getMessage()).startsWith("t.ftl:2:6: ");
  }

  @Test
  void namesTheIncludedTemplate() throws IOException {
    write("lib/macros.ftl", "\n<#macro nop n>${n + missing}</#macro>");
    RenderException refused = refuse("<#import 'lib/macros.ftl' as lib><@lib.nop n=1/>", Map.of());
    assertThat(refused.template()).isEqualTo("lib/macros.ftl");
    assertThat(refused.line()).isEqualTo(2);
  }

  @Test
  void namesAMissingTemplateOrFolder() {
    RenderException refused =
        catchThrowableOfType(
            RenderException.class, () -> Renderer.fromJar().render("no/such.ftl", Map.of()));
    assertThat(refused).hasMessage("no/such.ftl: there is no such template");
    assertThat(refuse("<#include '../../outside.ftl'>", Map.of()).line()).isEqualTo(1);
    assertThat(
            catchThrowableOfType(
                RenderException.class, () -> Renderer.fromFolder(folder.resolve("none"))))
        .hasMessageContaining("not a folder of templates");
  }

  @Test
  void endlessTemplatesEnd() {
    assertThat(refuse("<#macro m><@m/></#macro><@m/>", Map.of())).hasMessageContaining("t.ftl");
    assertThat(refuse("<#list 0.. as x>nop\n</#list>", Map.of())).hasMessageContaining("grows");
  }

  @Test
  void templatesReachNoJavaObjects() {
    refuse("${'freemarker.template.utility.Execute'?new()('id')}", Map.of());
    refuse("${point.symbol}", Map.of("point", new EntryPoint("a", "b", 1)));
    refuse("${s?api.length()}", Map.of("s", "text"));
  }

  @Test
  void refusesNumbersWithoutDigits() {
    assertThat(refuse("${x}", Map.of("x", Double.NaN))).hasMessageContaining("NaN");
  }

  @Test
  void saysNothingOnTheConsole() {
    PrintStream error = System.err;
    ByteArrayOutputStream caught = new ByteArrayOutputStream();
    System.setErr(new PrintStream(caught, true, UTF_8));
    try {
      refuse("${missing}", Map.of());
      refuse("<#if>", Map.of());
    } finally {
      System.setErr(error);
    }
    assertThat(caught.toString(UTF_8)).isEmpty();
  }

  @Test
  void textThatNoMemoryHoldsIsRefused() {
    RenderException refused = refuse("${\"x\"?left_pad(2147483647)}\n", Map.of());

    assertThat(refused).hasMessage("t.ftl: it asks for a text that no memory holds");
  }
}
