import type { Plugin, Rolldown } from 'vite';
import { linksFor, readModuleLinks, type ModuleLinks } from './module-links.js';

/**
 * Puts everything that the first page needs into one chunk, and what it fetches by itself once it is quiet into another. Without it each
 * module that a lazy page shares with the first one becomes a small file of its own, and the first page waits for a dozen requests.
 *
 * Of what a package's entry hands on only that counts which somebody asks for: what only lazy pages use stays with those pages.
 *
 * @param entry Path of the entry module, absolute.
 * @param quiet Paths of the modules that are imported when the page is quiet, absolute.
 */
export function entryChunk(entry: string, quiet: readonly string[]): Plugin {
  const first = new Set<string>();
  const second = new Set<string>();
  const groups = [
    { name: 'app', test: (id: string) => first.has(id) },
    { name: 'quiet', test: (id: string) => second.has(id) && !first.has(id) },
  ];
  return {
    name: 'rookery:entry-chunk',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    async buildEnd() {
      const known = new Map<string, ModuleLinks>();
      await gather(this, [entry], first, known);
      await gather(this, quiet, second, known);
    },
  };
}

type Build = Pick<Rolldown.PluginContext, 'getModuleInfo' | 'parse' | 'resolve'>;

/** Adds to `needed` all that must be loaded for `entries`. */
async function gather(
  build: Build,
  entries: readonly string[],
  needed: Set<string>,
  known: Map<string, ModuleLinks>,
): Promise<void> {
  const seen = new Set<string>();
  const waiting = entries.map(id => ({ id, name: '*' }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, name } = next;
    const info = build.getModuleInfo(id);
    if (info === null) continue;
    let links = known.get(id);
    if (links === undefined) known.set(id, (links = readModuleLinks(build.parse(info.code ?? '', { lang: 'tsx' }))));
    const question = links.isBarrel ? `${name} ${id}` : id;
    if (seen.has(question)) continue;
    seen.add(question);
    if (!links.isBarrel) needed.add(id);
    // A module of the older kind names no imports: it needs all it requires.
    if (links.links.length === 0) waiting.push(...info.importedIds.map(imported => ({ id: imported, name: '*' })));
    for (const { source, imported } of linksFor(links, name)) {
      const target = await build.resolve(source, id);
      if (target !== null) waiting.push({ id: target.id, name: imported });
    }
  }
}
