package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileMeasuredTest {
  private static final String CAST = "__runCodelet_ipukern__" + Kernels.name(96);

  @TempDir private Path folder;
  private Cli cli;

  @BeforeEach
  void prepare() throws IOException {
    cli = Cli.in(folder);
    Files.createDirectory(folder.resolve("kernels-out"));
    cli.write(
        "kernels-out/cycles.json",
        """
        { "schema": 1, "model": "%s", "kernels": [
          { "symbol": "%s", "family": "cast", "simulated": 200 }
        ] }
        """
            .formatted(TimingModel.ipu21().version(), CAST));
  }

  @Test
  void printsMeasuredBesideModelled() throws IOException {
    Cli.Result result = measured(CAST, 260, "equal");

    assertThat(result.code()).as(result.all()).isZero();
    assertThat(result.out().lines().toList())
        .hasSize(3)
        .element(1)
        .asString()
        .matches(CAST + " +260 +210 +200 +-4[.]76% +equal");
    assertThat(result.out()).contains("counted - 50 of counting");
  }

  @Test
  void otherNumbersAreARefusalAndOtherKernelsNoVerdict() throws IOException {
    assertThat(measured(CAST, 260, "different").code()).isEqualTo(3);
    assertThat(measured(CAST + "x", 260, "equal").code()).isEqualTo(4);
  }

  @Test
  void whatMeasureWouldNotPrintIsAWrongRequest() throws IOException {
    Cli.Result result = measured(CAST, 260, "equalish");

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).contains("measured.json:2:", "'equalish' is neither");
  }

  private Cli.Result measured(String symbol, int cycles, String numbers) throws IOException {
    cli.write(
        "measured.json",
        """
        { "schema": 1, "model": "%s", "overhead": 50, "kernels": [
          { "symbol": "%s", "cycles": %d, "numbers": "%s" }
        ] }
        """
            .formatted(TimingModel.ipu21().version(), symbol, cycles, numbers));
    return cli.run("profile", "measured", "measured.json");
  }
}
