package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderException;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.KernelSpec;

/**
 * The library face of the tool: specs in, texts and verdicts out. Nothing is written anywhere. The
 * result does not depend on the number of threads.
 */
public final class Pipeline {
  private Pipeline() {}

  /**
   * Renders and judges kernels.
   *
   * @throws RenderException if a template is wrong
   */
  public static PipelineResult run(List<KernelSpec> specs, PipelineOptions options) {
    Renderer renderer = Renderer.of(options.templates());
    Gate gate = new Gate(options.timing());
    ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, options.threads()));
    try {
      List<Future<KernelResult>> futures = new ArrayList<>();
      for (KernelSpec spec : specs) {
        futures.add(pool.submit(() -> one(spec, renderer, gate)));
      }
      List<KernelResult> results = new ArrayList<>();
      for (Future<KernelResult> future : futures) {
        results.add(await(future));
      }
      return new PipelineResult(results);
    } finally {
      pool.shutdownNow();
    }
  }

  private static KernelResult one(KernelSpec spec, Renderer renderer, Gate gate) {
    RenderedKernel text = KernelTemplates.render(renderer, spec);
    return gate.judge(spec, text.assembly(), text.vertex());
  }

  private static KernelResult await(Future<KernelResult> future) {
    try {
      return future.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while kernels were being judged", e);
    }
  }
}
