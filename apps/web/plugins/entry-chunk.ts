import type { Plugin } from 'vite';

/**
 * Puts everything that the first page needs into one chunk. Without it each module that a lazy page shares with the first one
 * becomes a small file of its own, and the first page waits for a dozen requests.
 *
 * @param entry Path of the entry module, absolute.
 */
export function entryChunk(entry: string): Plugin {
  const needed = new Set<string>();
  return {
    name: 'rookery:entry-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', test: (id: string) => needed.has(id) }] } } },
      },
    }),
    buildEnd() {
      const waiting = [entry];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (needed.has(id)) continue;
        needed.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
}
