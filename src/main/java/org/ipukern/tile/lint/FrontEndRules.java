package org.ipukern.tile.lint;

import java.util.List;

/** Texts for the findings that the assembler makes while it reads. */
final class FrontEndRules {
  private FrontEndRules() {}

  static List<RuleCatalog.Entry> all() {
    return List.of(
        entry(
            "syntax",
            "a line is a label, a directive, an instruction or a bundle",
            """
            The text could not be read at the marked place: something is missing or too much there.
            Comments start with '//', with '#' at the start of a line, or stand between the usual
            slash and star signs; statements end at the line end or at ';'.
            """,
            "worker: add $m0, , $m1\n",
            "worker: add $m0, $m0, $m1\n exitz $mzero\n"),
        entry(
            "unknown-instruction",
            "a mnemonic is in the instruction table or is a macro defined above",
            """
            Neither the instruction table of the IPU21 nor a macro above the line has the name. There
            is no verdict, and no cycle figure, for a text with such a line.
            """,
            "addd $m0, $m0, $m1\n",
            "add $m0, $m0, $m1\n exitz $mzero\n"),
        entry(
            "unknown-directive",
            "a directive is one that the assembler knows",
            """
            The directive is not known here. A line that is skipped could hide anything, so there is
            no verdict for the text.
            """,
            ".glob worker\nexitz $mzero\n",
            ".worker\nexitz $mzero\n"),
        entry(
            "unknown-register",
            "registers are $m0 to $m15, $a0 to $a15, their groups, and the named ones",
            """
            The name after the dollar sign is neither a register, a group such as $a0:1 or $m10:11,
            an alias such as $mzero or $lr, nor a control register of the IPU21.
            """,
            "add $m0, $m16, $m1\n",
            "add $m0, $m15, $m1\n exitz $mzero\n"),
        entry(
            "operand-form",
            "the operands match one of the forms of the instruction",
            """
            No form of the instruction takes these operands: their number, kind or a suffix such as
            '+=' is wrong. Suffixes are part of an operand: stepping accesses need '+=' behind the
            register that they step.
            """,
            "ld32step $m0, $mzero, $m1, 1\n",
            "ld32step $m0, $mzero, $m1+=, 1\n exitz $mzero\n"),
        entry(
            "undefined-symbol",
            "a symbol is defined in the text, or declared as external",
            """
            The name is used but never defined. Labels are spelt with exact case; numeric labels are
            used with 'f' (the next one below) or 'b' (the last one above).
            """,
            "bri nowhere\n",
            "nowhere: bri nowhere\n"),
        entry(
            "duplicate-symbol",
            "a label is defined once",
            """
            Two places define the same label. Use numeric labels, or '\\@' in a macro, for labels that
            are needed more than once.
            """,
            "a: exitz $mzero\na: exitz $mzero\n",
            "a: exitz $mzero\nb: exitz $mzero\n"),
        entry(
            "bundle-shape",
            "a bundle holds exactly two instructions",
            """
            Between '{' and '}' stand two instructions, parted by ';' or a new line: no label or
            directive, no bundle in a bundle, not none, one or three.
            """,
            "{ nop }\nexitz $mzero\n",
            "{ nop ; fnop }\nexitz $mzero\n"),
        entry(
            "unterminated",
            "what is opened is closed",
            """
            A bundle, macro, conditional, repetition, comment or string is still open where the text
            ends; the position is where it was opened.
            """,
            "exitz $mzero\n/* no end\n",
            "exitz $mzero\n/* an end */\n"),
        entry(
            "include-not-found",
            "an included file is on the search path or is a built-in header",
            """
            The file was looked for beside the text, on the include path, and among the headers that
            come with the tool. Give its folder with -I.
            """,
            "#include \"missing.h\"\nexitz $mzero\n",
            "exitz $mzero\n"),
        entry(
            "preprocessor",
            "preprocessor lines are ones that the built-in preprocessor understands",
            """
            The built-in preprocessor takes object-like '#define', '#undef', '#ifdef', '#ifndef',
            '#if', '#elif', '#else', '#endif', '#include' and '#error'. Function-like macros need the
            system's preprocessor.
            """,
            "#endif\nexitz $mzero\n",
            "#ifdef A\n#endif\nexitz $mzero\n"),
        entry(
            "expression",
            "an expression has a value where it is needed",
            """
            The expression divides by zero, overflows, or uses a symbol that only later lines define
            where the value is needed at once.
            """,
            ".set a, 1/0\nexitz $mzero\n",
            ".set a, 1/1\nexitz $mzero\n"),
        entry(
            "expression-precedence",
            "operators that C and the assembler order differently stand in parentheses",
            """
            The assembler orders * / % << >> first, then & | ^, then + and -, then comparisons. Where
            C would give another value, parentheses say which is meant.
            """,
            ".set a, 1 + 2 << 3\nexitz $mzero\n",
            ".set a, (1 + 2) << 3\nexitz $mzero\n"),
        entry(
            "data-range",
            "a value fits the data directive that stores it",
            """
            The directive keeps the lower bits only; the rest of the value is lost.
            """,
            ".short 70000\n.align 4\nexitz $mzero\n",
            ".short 7000\n.align 4\nexitz $mzero\n"),
        entry(
            "misaligned-instruction",
            "instructions stand on multiples of 4",
            """
            Data in front of the instruction leaves it between two words. Put '.align 4' behind data.
            """,
            ".short 7\nexitz $mzero\n",
            ".short 7\n.align 4\nexitz $mzero\n"),
        entry(
            "user-error",
            "no '.error' of the text itself is reached",
            """
            The text checks its own parameters and refuses them: its message says why.
            """,
            ".ifndef SIZE\n.error \"SIZE is not set\"\n.endif\nexitz $mzero\n",
            ".set SIZE, 4\n.ifndef SIZE\n.error \"SIZE is not set\"\n.endif\nexitz $mzero\n"),
        entry(
            "user-warning",
            "no '.warning' of the text itself is reached",
            """
            The text warns of its own parameters: its message says why.
            """,
            ".warning \"slow\"\nexitz $mzero\n",
            ".if 0\n.warning \"slow\"\n.endif\nexitz $mzero\n"),
        entry(
            "macro",
            "a macro is called with the arguments that it has",
            """
            The call gives too many arguments, or leaves out one that has no default and is marked as
            required.
            """,
            ".macro m a\nadd $m0, $m0, \\a\n.endm\nm 1, 2\nexitz $mzero\n",
            ".macro m a\nadd $m0, $m0, \\a\n.endm\nm 1\nexitz $mzero\n"),
        entry(
            "external-symbol",
            "symbols of other objects are declared",
            """
            Where symbols of other objects are allowed, one that nothing in the text defines counts
            as address 0. '.extern NAME' says that this is meant.
            """,
            "bri elsewhere\n",
            ".extern elsewhere\nbri elsewhere\n"),
        entry(
            "operand-spelling",
            "operands are spelt as the instruction's forms have them",
            """
            The operand is understood, but not spelt as the form demands: ':B' where ':BL' is meant,
            for instance. Published code has such spellings; what they mean is derived from it.
            """,
            "f16v2mul $a1, $a0:B, $a0\nexitz $mzero\n",
            "f16v2mul $a1, $a0:BL, $a0\nexitz $mzero\n"),
        entry(
            "limit",
            "a text does not expand without end",
            """
            A macro calls itself, a repetition is too long, or a section grows beyond all of tile
            memory. The limits are far above anything that a tile can hold.
            """,
            "exitz $mzero\n.align 4\n.space 1 << 25\n",
            "exitz $mzero\n.align 4\n.space 1 << 10\n"));
  }

  private static RuleCatalog.Entry entry(
      String id, String title, String explanation, String badExample, String goodExample) {
    return new RuleCatalog.Entry(id, title, explanation, badExample, goodExample);
  }
}
