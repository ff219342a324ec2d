import { serveExamples } from './example-pages.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** Serves the pages of `examples/`. */
export const test = base.extend<{ examples: string }>({
  examples: async ({ server }, provide) => {
    const { origin, close } = await serveExamples(server.origin);
    await provide(origin);
    close();
  },
});
