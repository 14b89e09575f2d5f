package org.ipukern.generator.render;

import freemarker.core.ParseException;
import freemarker.template.Configuration;
import freemarker.template.Template;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;

/**
 * Renders templates to text that depends on nothing but template and model: numbers are digits
 * only, whatever the locale; nothing is escaped; every line ends in LF. Safe for several threads.
 */
public final class Renderer {
  private static final String IN_JAR = "/org/ipukern/templates";

  private final Configuration configuration;

  /**
   * A renderer over the templates of the jar, or of a folder with the same layout.
   *
   * @throws RenderException if the folder is not there
   */
  public Renderer(Optional<Path> folder) {
    configuration = new Configuration(Configuration.VERSION_2_3_34);
    if (folder.isPresent()) {
      fromFolder(folder.get());
    } else {
      configuration.setClassForTemplateLoading(Renderer.class, IN_JAR);
    }
    configuration.setDefaultEncoding("UTF-8");
    configuration.setLocale(Locale.ROOT);
    configuration.setTimeZone(TimeZone.getTimeZone("UTC"));
    configuration.setNumberFormat("computer");
    configuration.setBooleanFormat("c");
    configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    configuration.setLogTemplateExceptions(false);
    configuration.setLocalizedLookup(false);
    configuration.setTemplateUpdateDelayMilliseconds(Long.MAX_VALUE);
  }

  private void fromFolder(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new RenderException("", 0, 0, "there is no template folder " + folder, null);
    }
    try {
      configuration.setDirectoryForTemplateLoading(folder.toFile());
    } catch (IOException e) {
      throw new RenderException("", 0, 0, "cannot read template folder " + folder, e);
    }
  }

  /**
   * The text of a template with a model, ending in exactly one newline.
   *
   * @throws RenderException naming template, line and column
   */
  public String render(String template, Map<String, Object> model) {
    StringWriter text = new StringWriter(1 << 14);
    try {
      Template parsed = configuration.getTemplate(template);
      parsed.process(model, text);
    } catch (ParseException e) {
      throw new RenderException(
          name(e.getTemplateName(), template),
          e.getLineNumber(),
          e.getColumnNumber(),
          e.getEditorMessage(),
          e);
    } catch (TemplateException e) {
      throw new RenderException(
          name(e.getTemplateSourceName(), template),
          e.getLineNumber() == null ? 0 : e.getLineNumber(),
          e.getColumnNumber() == null ? 0 : e.getColumnNumber(),
          e.getMessageWithoutStackTop(),
          e);
    } catch (IOException e) {
      throw new RenderException(template, 0, 0, String.valueOf(e.getMessage()), e);
    }
    String result = text.toString().replace("\r\n", "\n");
    return result.stripTrailing() + "\n";
  }

  private static String name(String found, String asked) {
    return found == null ? asked : found;
  }
}
