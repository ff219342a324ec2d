/*
 * The files of each route, for the boot script: it preloads those of the address that is opened, so that the page's script does not wait
 * for the app's. The routes are read from `routes.tsx` and their files from the build, so that there is no second list of either.
 */
import type { RouteFiles } from '../src/boot/preload-route.dom.js';

/** A page that is loaded when one of its routes is opened. */
export interface LazyPage {
  /** The paths of its routes as a regular expression. */
  readonly pattern: string;
  /** Its module, relative to the file with the routes, without its ending. */
  readonly module: string;
}

/** The parts of a built chunk that are read here. */
export interface BuiltChunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** A function that loads a file of several pages. */
const LOADER = /const (\w+) = \(\) => import\('\.\/(.+?)\.js'\)/g;
/** A page of such a file, or of a file of its own. */
const LAZY_PAGE = /const (\w+) = lazy(?:Page|Content)\(async \(\) => \(await (?:(\w+)\(\)|import\('\.\/(.+?)\.js'\))\)/g;
const ROUTE = /<Route (?:path="([^"]*)"|index) element={<(\w+)/g;
/** The routes below the address of an account are in a component of their own. */
const ACCOUNT_ROUTES = 'function AccountRoutes(';
const ACCOUNT = '/@[^/]+';

/** The lazy pages of the source of `routes.tsx`, those without parameters in their paths first. */
export function lazyPages(source: string): LazyPage[] {
  const loaders = new Map([...source.matchAll(LOADER)].map(([, name = '', module = '']) => [name, module]));
  const modules = new Map(
    [...source.matchAll(LAZY_PAGE)].map(([, name = '', loader = '', module]) => [name, module ?? loaders.get(loader)]),
  );
  const accountsAt = source.indexOf(ACCOUNT_ROUTES);
  const patterns = new Map<string, string[]>();
  for (const { 1: path = '', 2: name = '', index } of source.matchAll(ROUTE)) {
    const module = modules.get(name);
    if (module === undefined || path === '*') continue;
    const isOfAccount = accountsAt !== -1 && index > accountsAt;
    const pattern = isOfAccount ? `${ACCOUNT}${path === '' ? '' : '/'}${patternOf(path)}` : patternOf(path);
    patterns.set(module, [...(patterns.get(module) ?? []), pattern]);
  }
  return [...patterns]
    .map(([module, paths]) => ({ module, pattern: `^(?:${paths.join('|')})$` }))
    .toSorted((one, other) => Number(one.pattern.includes(ANY)) - Number(other.pattern.includes(ANY)));
}

const ANY = '[^/]+';
const patternOf = (path: string): string => path.replaceAll(/\/:\w+\?/g, `(?:/${ANY})?`).replaceAll(/:\w+/g, ANY);

/**
 * The files that each page needs on top of the first one: its chunk with all that it imports, and their style sheets.
 *
 * @param folder The folder of the file with the routes, absolute.
 */
export function routeFiles(pages: readonly LazyPage[], chunks: readonly BuiltChunk[], folder: string): RouteFiles {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const withImports = (start: BuiltChunk): ReadonlySet<BuiltChunk> => {
    const found = new Set([start]);
    for (const { imports } of found)
      for (const name of imports) for (const chunk of [byName.get(name) ?? []].flat()) found.add(chunk);
    return found;
  };
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(chunk => [...withImports(chunk)]));
  const files: string[] = [];
  const placeOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const rows = pages.map(({ pattern, module }): RouteFiles['routes'][number] => {
    const page = chunks.find(({ moduleIds }) => moduleIds.some(id => id.replace(/\.tsx?$/, '') === `${folder}/${module}`));
    if (page === undefined) throw new Error(`The page ${module} of a route was not built.`);
    const needed = [...withImports(page)].filter(chunk => !first.has(chunk));
    const names = needed.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
    return [pattern, ...new Set(names.map(placeOf))];
  });
  return { files, routes: rows };
}
