package org.ipukern.generator.render;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DateFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.generator.spec.ManifestException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("GK-28: no locale changes what is read or written")
class LocaleTest {
  private static final String MANIFEST =
      """
      {"schema":1,"target":"ipu21","kernels":[
      {"gemm":{"precision":"f16","rows":[1234],"inner":80,"columns":16,"mode":"initialize"}},
      {"cast":{"from":"f16","to":"f152","elements":65536,"placement":"interleaved","scale":-3}}]}
      """;
  private static final String WRONG =
      """
      {"schema":1,"target":"ipu21","kernels":[
      {"gemm":{"PRECISION":"f16","rows":[1234567],"inner":-1000,"columns":16,"mode":"INIT"}},
      {"gemm":{"precision":"f16","rows":[65536],"inner":1,"columns":65536,"INNER":1}},
      {"gemm":{"precision":"f16","rows":[65536],"inner":1,"columns":65536}}]}
      """;
  private static final String TEMPLATE =
      """
      ${manifestLine} ${kernel?upper_case} ${"tile_init F152_I"?lower_case} ${"i"?upper_case}
      ${0.5} ${1234567} ${1234567.25?c} ${-1000} ${true} ${2.5}
      <#list entries as e>${e.symbol} <#list e?keys as k>${k}=${e[k]} </#list>
      </#list>
      """;

  private final Locale usual = Locale.getDefault();
  private final TimeZone usualZone = TimeZone.getDefault();

  @AfterEach
  void restore() {
    Locale.setDefault(usual);
    TimeZone.setDefault(usualZone);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tr-TR", "de-DE", "fr-FR", "ar-EG", "hi-IN", "th-TH-u-nu-thai"})
  void textIsThatOfEnglish(String tag, @TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("t.ftl"), TEMPLATE, UTF_8);
    Locale.setDefault(Locale.US);
    String english = everything(folder);
    Locale.setDefault(Locale.forLanguageTag(tag));
    TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
    assertThat(DateFormatSymbols.getInstance().getMonths()[0])
        .as("the locale took hold")
        .isNotEqualTo("January");
    assertThat(everything(folder)).isEqualTo(english);
    assertThat(english).contains("0.5 1234567 1234567.25 -1000 true 2.5").contains("8589934592");
  }

  /** Names, lines and files of a manifest, and the words that refuse a wrong one. */
  private static String everything(Path folder) {
    Renderer renderer = Renderer.fromFolder(folder);
    StringBuilder out = new StringBuilder();
    for (KernelSpec spec : Manifest.read("m", MANIFEST.getBytes(UTF_8)).specs()) {
      Map<String, Object> model = KernelModel.of(spec);
      out.append(spec.shape()).append(renderer.render("t.ftl", model));
    }
    try {
      Manifest.read("m", WRONG.getBytes(UTF_8));
    } catch (ManifestException e) {
      assertThat(e.problems()).hasSizeGreaterThan(4);
      out.append(e.getMessage());
    }
    List<String> lines = out.toString().lines().toList();
    return String.join("\n", lines);
  }
}
