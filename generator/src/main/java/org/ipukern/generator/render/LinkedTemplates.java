package org.ipukern.generator.render;

import freemarker.cache.FileTemplateLoader;
import java.io.File;
import java.io.IOException;
import java.util.List;

/**
 * Loads the templates of a folder through links, as build systems lay their inputs out. A link
 * leads wherever its maker wants, a name in a template only below the folder.
 */
final class LinkedTemplates extends FileTemplateLoader {
  /**
   * @throws IOException if there is no such folder
   */
  LinkedTemplates(File folder) throws IOException {
    super(folder, true);
  }

  @Override
  public Object findTemplateSource(String name) throws IOException {
    // FreeMarker itself takes the parts out that lead up, but knows nothing of backslashes.
    if (name.indexOf('\\') >= 0 || List.of(name.split("/", -1)).contains("..")) {
      throw new IOException("no template name may contain a backslash or lead upwards: " + name);
    }
    return super.findTemplateSource(name);
  }
}
