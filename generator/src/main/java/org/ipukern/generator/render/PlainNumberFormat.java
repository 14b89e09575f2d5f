package org.ipukern.generator.render;

import freemarker.core.Environment;
import freemarker.core.TemplateNumberFormat;
import freemarker.core.TemplateNumberFormatFactory;
import freemarker.template.TemplateModelException;
import freemarker.template.TemplateNumberModel;
import java.math.BigDecimal;
import java.util.Locale;

/**
 * Prints numbers for machines: ASCII digits, a point, no grouping, no exponent, every digit of the
 * value. FreeMarker's own computer format drops digits beyond the sixteenth decimal or changes to
 * exponents, depending on its version's defaults.
 */
final class PlainNumberFormat extends TemplateNumberFormat {
  /** As what templates and settings know the format, after an {@code @}. */
  static final String NAME = "plain";

  private PlainNumberFormat() {}

  static TemplateNumberFormatFactory factory() {
    return new TemplateNumberFormatFactory() {
      @Override
      public TemplateNumberFormat get(String params, Locale locale, Environment environment) {
        return new PlainNumberFormat();
      }
    };
  }

  @Override
  public String formatToPlainText(TemplateNumberModel model) throws TemplateModelException {
    Number number = model.getAsNumber();
    if (number instanceof Double || number instanceof Float) {
      double value = number.doubleValue();
      if (!Double.isFinite(value)) {
        throw new TemplateModelException(value + " has no digits to print");
      }
      return new BigDecimal(number.toString()).stripTrailingZeros().toPlainString();
    }
    // A quotient of whole numbers, 64 / 32, comes as 2.000000000000 and must print as 2.
    return number instanceof BigDecimal decimal
        ? decimal.stripTrailingZeros().toPlainString()
        : number.toString();
  }

  @Override
  public boolean isLocaleBound() {
    return false;
  }

  @Override
  public String getDescription() {
    return "plain digits";
  }
}
