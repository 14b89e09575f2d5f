package org.ipukern.generator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Case GK-28 and more: the same manifest gives the same bytes and the same output in virtual
 * machines that differ in locale, time zone, line separator, encoding, hash seeds and number of
 * threads, whatever the order of the manifest's keys. {@code -Dipukern.jvms=N} sets their number;
 * profile {@code long} takes ten.
 */
class ReproducibleTest {
  private static final int MACHINES = Integer.getInteger("ipukern.jvms", 3);

  private static final List<String> LOCALES =
      List.of("en-US", "tr-TR", "ar-EG", "th-TH-u-nu-thai", "de-DE", "fr-FR", "hi-IN");
  private static final List<String> ZONES = List.of("UTC", "Asia/Kathmandu", "America/St_Johns");
  private static final List<String> SEPARATORS = List.of("\n", "\r\n", "\r");
  private static final List<String> ENCODINGS = List.of("UTF-8", "ISO-8859-1", "US-ASCII");

  private static final String HEAD = "{\"schema\":1,\"target\":\"ipu21\",\"kernels\":[";
  private static final String MANIFEST =
      HEAD
          + "{\"gemm\":{\"precision\":\"f16\",\"rows\":[7,1003],\"inner\":16,\"columns\":16}},"
          + "{\"cast\":{\"from\":\"f16\",\"to\":\"f143\",\"layout\":\"linear\",\"elements\":96,"
          + "\"placement\":\"interleaved\",\"scale\":-5}}]}";

  /** The same entries; keys and white space in another order. */
  private static final String PERMUTED =
      "{\"kernels\":[\n\t{\"gemm\":{\"columns\":16,\"inner\":16,\"rows\":[7,1003],\"precision\":\"f16\"}},\r\n"
          + "{\"cast\":{\"scale\":-5,\"placement\":\"interleaved\",\"elements\":96,\"to\":\"f143\","
          + "\"from\":\"f16\"}}],\"target\":\"ipu21\",\"schema\":1}";

  @TempDir private Path folder;

  @Test
  void everyVirtualMachineWritesTheSameBytes() throws Exception {
    Files.writeString(folder.resolve("m0.json"), MANIFEST);
    Files.writeString(folder.resolve("m1.json"), PERMUTED);
    SortedMap<String, String> first = run(0);
    assertThat(first).containsKeys("cycles.json", "index.json", "printed");

    for (int machine = 1; machine < MACHINES; machine++) {
      assertThat(run(machine)).as("virtual machine %d", machine).isEqualTo(first);
    }
    System.out.println(MACHINES + " virtual machines gave the same " + first.size() + " texts");
  }

  /** What a machine of its own writes and prints. */
  private SortedMap<String, String> run(int machine) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-XX:+UseSerialGC");
    String[] locale = LOCALES.get(machine % LOCALES.size()).split("-", 3);
    command.add("-Duser.language=" + locale[0]);
    command.add("-Duser.country=" + locale[1]);
    command.add("-Duser.extensions=" + (locale.length > 2 ? locale[2] : ""));
    command.add("-Duser.timezone=" + ZONES.get(machine % ZONES.size()));
    command.add("-Dline.separator=" + SEPARATORS.get(machine % SEPARATORS.size()));
    command.add("-Dfile.encoding=" + ENCODINGS.get(machine % ENCODINGS.size()));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of("generate", "--format", "json", "-j", machine % 2 == 0 ? "1" : "8"));
    command.addAll(List.of("-m", "m" + machine % 2 + ".json", "-o", "out" + machine));
    Path printed = folder.resolve("printed" + machine);
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectOutput(printed.toFile())
            .redirectError(folder.resolve("errors").toFile())
            .start();
    assertThat(process.waitFor()).as("%s", Files.readString(folder.resolve("errors"))).isZero();
    SortedMap<String, String> texts = texts(folder.resolve("out" + machine));
    texts.put("printed", Files.readString(printed));
    return texts;
  }

  private static SortedMap<String, String> texts(Path out) throws IOException {
    SortedMap<String, String> texts = new TreeMap<>();
    try (Stream<Path> walk = Files.walk(out)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        String name = out.relativize(file).toString();
        if (!name.equals(".ipukern-judged")) {
          texts.put(name, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
        }
      }
    }
    return texts;
  }
}
