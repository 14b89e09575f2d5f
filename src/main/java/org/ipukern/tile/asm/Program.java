package org.ipukern.tile.asm;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An assembled program, laid out from {@link #CODE_BASE} on. Immutable.
 *
 * <p>Sections follow one another in the order in which the text first names them, each at its own
 * alignment.
 */
public final class Program {
  /**
   * Address of the first section: 0x4c000 is the first byte of tile memory, the loader of the SDK
   * starts no lower than 16 bytes above it; a round address above that.
   */
  public static final int CODE_BASE = 0x4C100;

  /** First byte of tile memory. */
  public static final int MEMORY_BASE = 0x4C000;

  /**
   * First address past region 0, which alone holds instructions: from region 1 nothing is fetched.
   */
  public static final int CODE_END = 0x80000;

  private final String name;
  private final List<Section> sections;
  private final List<IssueUnit> units;
  private final Map<Integer, Integer> unitIndex = new LinkedHashMap<>();
  private final Map<Integer, byte[]> data;
  private final Map<String, Symbol> symbols;
  private final List<StackUsage> stackUsages;

  /**
   * @param name name of the source
   * @param sections in layout order
   * @param units by ascending address
   * @param data bytes of data directives by address
   * @param symbols labels and assigned symbols by name, numeric local labels left out
   * @param stackUsages stack declarations in source order
   */
  public Program(
      String name,
      List<Section> sections,
      List<IssueUnit> units,
      Map<Integer, byte[]> data,
      Map<String, Symbol> symbols,
      List<StackUsage> stackUsages) {
    this.name = name;
    this.sections = List.copyOf(sections);
    this.units = List.copyOf(units);
    this.data = new LinkedHashMap<>(data);
    this.symbols = new LinkedHashMap<>(symbols);
    this.stackUsages = List.copyOf(stackUsages);
    for (int i = 0; i < this.units.size(); i++) {
      unitIndex.put(this.units.get(i).address(), i);
    }
  }

  /** Name of the source. */
  public String name() {
    return name;
  }

  /** Sections in layout order. */
  public List<Section> sections() {
    return sections;
  }

  /** Instructions and bundles by ascending address. */
  public List<IssueUnit> units() {
    return units;
  }

  /** What issues at that address. */
  public Optional<IssueUnit> unitAt(int address) {
    Integer index = unitIndex.get(address);
    return index == null ? Optional.empty() : Optional.of(units.get(index));
  }

  /** Bytes of data directives by address. */
  public Map<Integer, byte[]> data() {
    return java.util.Collections.unmodifiableMap(data);
  }

  /** Labels and assigned symbols by name. */
  public Map<String, Symbol> symbols() {
    return java.util.Collections.unmodifiableMap(symbols);
  }

  /** The symbol of that name. */
  public Optional<Symbol> symbol(String symbolName) {
    return Optional.ofNullable(symbols.get(symbolName));
  }

  /** Stack declarations in source order. */
  public List<StackUsage> stackUsages() {
    return stackUsages;
  }

  /** First address after the last section. */
  public int end() {
    int end = CODE_BASE;
    for (Section section : sections) {
      end = Math.max(end, section.address() + section.bytes());
    }
    return end;
  }
}
