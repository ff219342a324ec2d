import type { Plugin } from 'vite';
import { linksFor, readModuleLinks, type ModuleLinks } from './module-links.js';

/**
 * Puts everything that the first page needs into one chunk. Without it each module that a lazy page shares with the first one
 * becomes a small file of its own, and the first page waits for a dozen requests.
 *
 * Of what a package's entry hands on only that counts which somebody asks for: what only lazy pages use stays with those pages.
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
    async buildEnd() {
      const known = new Map<string, ModuleLinks>();
      const seen = new Set<string>();
      const waiting = [{ id: entry, name: '*' }];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { id, name } = next;
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        let links = known.get(id);
        if (links === undefined) known.set(id, (links = readModuleLinks(this.parse(info.code ?? '', { lang: 'tsx' }))));
        const question = links.isBarrel ? `${name} ${id}` : id;
        if (seen.has(question)) continue;
        seen.add(question);
        if (!links.isBarrel) needed.add(id);
        // A module of the older kind names no imports: it needs all it requires.
        if (links.links.length === 0) waiting.push(...info.importedIds.map(imported => ({ id: imported, name: '*' })));
        for (const { source, imported } of linksFor(links, name)) {
          const target = await this.resolve(source, id);
          if (target !== null) waiting.push({ id: target.id, name: imported });
        }
      }
    },
  };
}
