package org.ipukern.generator.render;

import freemarker.cache.ClassTemplateLoader;
import freemarker.cache.MultiTemplateLoader;
import freemarker.cache.TemplateLoader;
import freemarker.core.LegacyCFormat;
import freemarker.core.ParseException;
import freemarker.core.TemplateClassResolver;
import freemarker.core.UndefinedOutputFormat;
import freemarker.template.Configuration;
import freemarker.template.MalformedTemplateNameException;
import freemarker.template.SimpleObjectWrapper;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import freemarker.template.TemplateNotFoundException;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;

/**
 * Fills in templates. The text does not depend on locale, time zone, platform or time: numbers are
 * plain digits, nothing is escaped, lines end in LF, and the text ends in exactly one of them. A
 * model is data and is never evaluated. Safe for use by several threads; templates are read once.
 */
public final class Renderer {
  /** Where the jar keeps the templates. */
  private static final String IN_JAR = "/org/ipukern/templates";

  /** Far above any kernel; a template that loops stops here. */
  private static final int MOST_CHARACTERS = 16 << 20;

  private final Configuration configuration;

  private Renderer(TemplateLoader loader) {
    configuration = new Configuration(Configuration.VERSION_2_3_35);
    configuration.setTemplateLoader(loader);
    configuration.setTemplateUpdateDelayMilliseconds(Long.MAX_VALUE);
    configuration.setLocalizedLookup(false);
    configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
    configuration.setLocale(Locale.ROOT);
    configuration.setTimeZone(TimeZone.getTimeZone("UTC"));
    configuration.setCustomNumberFormats(
        Map.of(PlainNumberFormat.NAME, PlainNumberFormat.factory()));
    configuration.setNumberFormat("@" + PlainNumberFormat.NAME);
    configuration.setCFormat(LegacyCFormat.INSTANCE); // the one without exponents
    configuration.setBooleanFormat("c");
    configuration.setOutputFormat(UndefinedOutputFormat.INSTANCE);
    configuration.setRecognizeStandardFileExtensions(false);
    configuration.setObjectWrapper(new SimpleObjectWrapper(Configuration.VERSION_2_3_35));
    configuration.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
    configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    configuration.setLogTemplateExceptions(false);
    configuration.setWrapUncheckedExceptions(true);
    configuration.setFallbackOnNullLoopVariable(false);
  }

  /** With the templates of the jar. */
  public static Renderer fromJar() {
    return new Renderer(jar());
  }

  /**
   * With the templates of a folder; those that are not in it come from the jar.
   *
   * @throws RenderException if there is no such folder
   */
  public static Renderer fromFolder(Path folder) {
    try {
      TemplateLoader own = new LinkedTemplates(folder.toFile());
      return new Renderer(new MultiTemplateLoader(new TemplateLoader[] {own, jar()}));
    } catch (IOException e) {
      throw new RenderException(folder.toString(), 0, 0, "not a folder of templates", e);
    }
  }

  /**
   * With the templates of that folder, if there is one, or those of the jar alone.
   *
   * @throws RenderException if there is no such folder
   */
  public static Renderer of(Optional<Path> folder) {
    return folder.map(Renderer::fromFolder).orElseGet(Renderer::fromJar);
  }

  private static TemplateLoader jar() {
    return new ClassTemplateLoader(Renderer.class, IN_JAR);
  }

  /**
   * The text of one file.
   *
   * @param template name below the templates' root, such as {@code gemm/f16_partials.S.ftl}
   * @param model maps, lists, strings, numbers and booleans
   * @throws RenderException if the template is missing or wrong, or does not fit the model
   */
  public String render(String template, Map<String, Object> model) {
    BoundedWriter out = new BoundedWriter(MOST_CHARACTERS);
    process(template, model, out);
    return text(out.toString());
  }

  /**
   * The same text with the template lines that its lines come from; takes longer.
   *
   * @throws RenderException as {@link #render} does
   */
  public TracedText trace(String template, Map<String, Object> model) {
    BoundedWriter out = new BoundedWriter(MOST_CHARACTERS);
    PlaceWriter places = new PlaceWriter(out);
    process(template, model, places);
    String written = out.toString();
    return new TracedText(text(written), places.lines(written));
  }

  private void process(String template, Map<String, Object> model, Writer out) {
    try {
      configuration.getTemplate(template).process(model, out);
    } catch (ParseException e) {
      throw new RenderException(
          e.getTemplateName() == null ? template : e.getTemplateName(),
          e.getLineNumber(),
          e.getColumnNumber(),
          firstLine(e.getEditorMessage()),
          e);
    } catch (TemplateNotFoundException e) {
      throw new RenderException(template, 0, 0, "there is no such template", e);
    } catch (MalformedTemplateNameException e) {
      throw new RenderException(template, 0, 0, "not a template name", e);
    } catch (TemplateException e) {
      throw failed(template, e);
    } catch (IOException e) {
      throw new RenderException(template, 0, 0, String.valueOf(e.getMessage()), e);
    } catch (StackOverflowError e) {
      throw new RenderException(template, 0, 0, "macros or includes call each other endlessly", e);
    } catch (OutOfMemoryError e) {
      throw new RenderException(template, 0, 0, "it asks for a text that no memory holds", e);
    }
  }

  private static RenderException failed(String template, TemplateException e) {
    Integer line = e.getLineNumber();
    Integer column = e.getColumnNumber();
    String name = e.getTemplateSourceName();
    return new RenderException(
        name == null ? template : name,
        line == null ? 0 : line,
        column == null ? 0 : column,
        firstLine(e.getMessageWithoutStackTop()),
        e);
  }

  /** What is wrong, without FreeMarker's advice on its own features. */
  private static String firstLine(String message) {
    String text = message == null ? "" : message.strip();
    int end = text.indexOf("\n\n");
    return (end < 0 ? text : text.substring(0, end)).replace("\n", " ").replace("==> ", "");
  }

  private static String text(String rendered) {
    String lines = rendered.replace("\r\n", "\n").replace('\r', '\n');
    int end = lines.length();
    while (end > 0 && lines.charAt(end - 1) == '\n') {
      end--;
    }
    return lines.substring(0, end) + "\n";
  }
}
