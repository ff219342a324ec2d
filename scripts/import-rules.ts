import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** The packages of the repository that each package may import: `docs/architecture.md`, packages and direction. */
const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  'api-client': [],
  ui: [],
  'media-player': [],
  store: ['api-client'],
  chats: ['api-client', 'store', 'ui'],
  timeline: ['api-client', 'store', 'ui'],
  compose: ['api-client', 'store', 'timeline', 'ui'],
  notifications: ['api-client', 'store', 'timeline', 'ui'],
  explore: ['api-client', 'store', 'timeline', 'ui'],
  moderation: ['api-client', 'store', 'timeline', 'ui'],
  people: ['api-client', 'store', 'timeline', 'ui'],
  ads: ['api-client', 'ui'],
  elements: ['chats', 'media-player', 'timeline'],
  instance: ['api-client'],
  web: [
    'api-client',
    'store',
    'ui',
    'media-player',
    'chats',
    'timeline',
    'compose',
    'notifications',
    'people',
    'explore',
    'moderation',
    'ads',
  ],
};

/** A package that one folder alone may import: who imports another entry does not load it. */
const allowedInFolder: Readonly<Record<string, string>> = { 'packages/timeline/src/media/': 'media-player' };

type Layer = 'core' | 'data' | 'dom' | 'hook' | 'component' | 'screen' | 'test' | 'story';

/** External modules that files of a layer must not import: `docs/architecture.md`, layers by suffix. */
const forbiddenInLayer: Partial<Record<Layer, RegExp>> = {
  core: /^(react|react-dom|react\/.*|@tanstack\/.*)$/,
  data: /^(react|react-dom|react\/.*)$/,
  dom: /^(react|react-dom|react\/.*|@tanstack\/.*)$/,
};

/** Layers whose values files of a layer may import from their own package: `docs/architecture.md`, layers by suffix. */
const importableLayers: Partial<Record<Layer, readonly Layer[]>> = {
  core: ['core'],
  data: ['core', 'dom', 'data'],
};

/** An import of one module by another, as it is written. */
interface Import {
  readonly from: string;
  readonly specifier: string;
  /** Types alone: they leave nothing in the built code. */
  readonly isTypeOnly: boolean;
}

/** Breaches of the import rules in `docs/architecture.md`, one line each. */
export function importFaults(files: readonly SourceFile[]): string[] {
  const imports = files.flatMap(importsOf);
  return [
    ...imports.flatMap(packageFaults),
    ...imports.flatMap(layerFaults),
    ...imports.flatMap(indexFaults),
    ...imports.flatMap(sheetFaults),
    ...cycleFaults(files),
    ...folderCycleFaults(files),
    ...layerOrderFaults(files, imports),
    ...files.flatMap(domFaults),
  ];
}

function importsOf(file: SourceFile): Import[] {
  const code = file.text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern =
    /(?:^|[;\n}])\s*(?:import|export)\b[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  return [...code.matchAll(pattern)].map(match => ({
    from: file.path,
    specifier: match[1] ?? match[2] ?? match[3] ?? '',
    isTypeOnly: /^[;\n}]?\s*(import|export)\s+type\b/.test(match[0]),
  }));
}

function packageOf(path: string): string {
  return path.split('/')[1] ?? '';
}

export function layerOf(path: string): Layer {
  const name = posix.basename(path);
  if (/\.test\.tsx?$/.test(name) || path.includes('/test-support/') || path.includes('/testing/')) return 'test';
  if (name.endsWith('.stories.tsx')) return 'story';
  if (name.endsWith('.screen.tsx')) return 'screen';
  if (name.endsWith('.tsx')) return 'component';
  if (name.endsWith('.data.ts')) return 'data';
  if (name.endsWith('.dom.ts')) return 'dom';
  return name.startsWith('use-') || name === 'index.ts' ? 'hook' : 'core';
}

function packageFaults({ from, specifier }: Import): string[] {
  const target = /^@rookery\/([^/]+)/.exec(specifier)?.[1];
  if (target === undefined) return [];
  const owner = packageOf(from);
  const layer = layerOf(from);
  const isForTests = layer === 'test' || layer === 'story';
  if (isForTests && (target === 'instance' || /^@rookery\/(api-client|store)\/testing$/.test(specifier))) return [];
  // The app's own server starts the built-in one; nothing of it reaches the page.
  if (from.startsWith('apps/web/server/') && target === 'instance') return [];
  if (allowedPackages[owner]?.includes(target)) return [];
  if (Object.entries(allowedInFolder).some(([folder, name]) => from.startsWith(folder) && name === target)) return [];
  return [`${from} imports ${specifier}, which ${owner} may not know`];
}

function layerFaults({ from, specifier, isTypeOnly }: Import): string[] {
  if (isTypeOnly) return [];
  if (hasNoLayers(from)) return [];
  const layer = layerOf(from);
  return forbiddenInLayer[layer]?.test(specifier) ? [`${from} is ${layer} and imports ${specifier}`] : [];
}

function layerOrderFaults(files: readonly SourceFile[], imports: readonly Import[]): string[] {
  const paths = new Map(files.map(({ path }) => [path.replace(/\.tsx?$/, ''), path]));
  return imports.flatMap(({ from, specifier, isTypeOnly }) => {
    const target = specifier.startsWith('.') ? paths.get(resolveImport(from, specifier)) : undefined;
    if (isTypeOnly || target === undefined || hasNoLayers(from)) return [];
    const layers = importableLayers[layerOf(from)];
    if (layers === undefined || layers.includes(layerOf(target))) return [];
    return [`${from} is ${layerOf(from)} and imports ${target}, which is ${layerOf(target)}`];
  });
}

/** Node code: it has neither React nor a page. */
function hasNoLayers(path: string): boolean {
  return /^(packages\/instance|apps\/web\/(server|plugins))\//.test(path);
}

function indexFaults({ from, specifier }: Import): string[] {
  const isOwnIndex = specifier.startsWith('.') && /^packages\/[^/]+\/src\/index$/.test(resolveImport(from, specifier));
  return isOwnIndex && !/\.(test|stories)\.|\/test-support\//.test(from) ? [`${from} imports its own package's index`] : [];
}

/** The code of a package loads in Node, too: its sheets are entries of their own. */
function sheetFaults({ from, specifier }: Import): string[] {
  const isCode = from.startsWith('packages/') && !['test', 'story'].includes(layerOf(from));
  return isCode && specifier.endsWith('.css') ? [`${from} imports ${specifier}: a sheet is an entry of the package`] : [];
}

/** The imported file without its ending. */
export function resolveImport(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.(js|ts|tsx)$/, '');
}

function cycleFaults(files: readonly SourceFile[]): string[] {
  const byName = new Map(files.map(file => [file.path.replace(/\.tsx?$/, ''), file]));
  const done = new Set<string>();
  const faults: string[] = [];
  const visit = (name: string, trail: readonly string[]) => {
    const start = trail.indexOf(name);
    if (start !== -1) {
      faults.push(`Import cycle: ${[...trail.slice(start), name].join(' -> ')}`);
      return;
    }
    if (done.has(name)) return;
    const file = byName.get(name);
    if (file === undefined) return;
    for (const { specifier } of importsOf(file))
      if (specifier.startsWith('.')) visit(resolveImport(file.path, specifier), [...trail, name]);
    done.add(name);
  };
  for (const name of byName.keys()) visit(name, []);
  return faults;
}

/** The folder of a file inside its package's sources; a file at their top is a folder of its own. */
function folderOf(path: string): string {
  const [packageName, rest] = path.split('/src/');
  return rest === undefined ? posix.dirname(path) : `${packageName}/src/${rest.split('/')[0]?.replace(/\.tsx?$/, '')}`;
}

/** Cycles between the folders of a package. Tests and stories may import from anywhere in it. */
export function folderCycleFaults(files: readonly SourceFile[]): string[] {
  const targets = new Map<string, Set<string>>();
  for (const file of files) {
    if (['test', 'story'].includes(layerOf(file.path))) continue;
    const folder = folderOf(file.path);
    const known = targets.get(folder) ?? new Set<string>();
    targets.set(folder, known);
    for (const { specifier } of importsOf(file)) {
      if (!specifier.startsWith('.')) continue;
      const target = folderOf(resolveImport(file.path, specifier));
      if (target !== folder) known.add(target);
    }
  }
  return stronglyConnected(targets)
    .filter(group => group.length > 1)
    .map(group => `Folder cycle: ${group.toSorted().join(', ')}`);
}

/** Groups of nodes that reach each other: Tarjan's algorithm. */
function stronglyConnected(targets: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    let low = order.size;
    order.set(node, low);
    const index = low;
    open.push(node);
    for (const next of targets.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) groups.push(open.splice(open.indexOf(node)));
    return low;
  };
  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return groups;
}

const domObjects = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history', 'indexedDB'];
const domFunctions = ['matchMedia', 'requestAnimationFrame', 'cancelAnimationFrame', 'getComputedStyle'];
const domClasses = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'DOMParser', 'BroadcastChannel'];
const domUse = new RegExp(
  [
    `(?<![.\\w$])(?:globalThis\\.)?(${domObjects.join('|')})(?:\\??\\.|\\[)`,
    `(?<![.\\w$])(${domFunctions.join('|')})\\(`,
    `\\bnew (${domClasses.join('|')})\\(`,
  ].join('|'),
  'g',
);

/** DOM globals in core files: a core file takes the outside world as arguments; DOM code has the suffix `.dom.ts`. */
export function domFaults({ path, text }: SourceFile): string[] {
  if (layerOf(path) !== 'core' || hasNoLayers(path)) return [];
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
  const names = [...code.matchAll(domUse)].map(([, object, call, class_]) => object ?? call ?? class_ ?? '');
  // A parameter or constant of that name hides the global.
  const isHidden = (name: string): boolean =>
    ['document', 'location', 'history'].includes(name) &&
    new RegExp(`(?:const|let)\\s+[^=;]*\\b${name}\\b|[({,]\\s*${name}\\s*(?:[:,)}]|=(?!=)|\\?:)`).test(code);
  return [...new Set(names)].filter(name => !isHidden(name)).map(name => `${path} is core and uses ${name}`);
}
