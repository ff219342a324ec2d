import { posix } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** Which packages of the repository each package may import. Architecture 2. */
const allowedPackages: Readonly<Record<string, readonly string[]>> = {
  'api-client': [],
  ui: [],
  'media-player': [],
  chats: ['api-client', 'ui'],
  timeline: ['api-client', 'ui'],
  ads: ['api-client', 'ui'],
  instance: ['api-client'],
  web: ['api-client', 'ui', 'media-player', 'chats', 'timeline', 'ads'],
};

type Layer = 'core' | 'data' | 'hook' | 'component' | 'screen' | 'test' | 'story';

/** What files of a layer must not import. Architecture 3. */
const forbiddenInLayer: Partial<Record<Layer, RegExp>> = {
  core: /^(react|react-dom|react\/.*|@tanstack\/.*)$/,
  data: /^(react|react-dom|react\/.*)$/,
};

/** An import of one module by another, as it is written. */
interface Import {
  readonly from: string;
  readonly specifier: string;
  /** Types alone: they leave nothing in the built code. */
  readonly isTypeOnly: boolean;
}

/** Everything in the sources that breaks the rules of architecture 2 and 3: one line for each. */
export function importFaults(files: readonly SourceFile[]): string[] {
  const imports = files.flatMap(importsOf);
  return [
    ...imports.flatMap(packageFaults),
    ...imports.flatMap(layerFaults),
    ...imports.flatMap(indexFaults),
    ...cycleFaults(files),
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
  return name.startsWith('use-') || name === 'index.ts' ? 'hook' : 'core';
}

function packageFaults({ from, specifier }: Import): string[] {
  const target = /^@rookery\/([^/]+)/.exec(specifier)?.[1];
  if (target === undefined) return [];
  const owner = packageOf(from);
  const layer = layerOf(from);
  const isForTests = layer === 'test' || layer === 'story';
  if (isForTests && (target === 'instance' || specifier === '@rookery/api-client/testing')) return [];
  // The app's own server starts the built-in one; nothing of it reaches the page.
  if (from.startsWith('apps/web/server/') && target === 'instance') return [];
  if (allowedPackages[owner]?.includes(target)) return [];
  return [`${from} imports ${specifier}, which ${owner} may not know`];
}

function layerFaults({ from, specifier, isTypeOnly }: Import): string[] {
  if (isTypeOnly) return [];
  // A package without React in it has no layers to keep apart.
  if (/^(packages\/instance|apps\/web\/(server|plugins))\//.test(from)) return [];
  const layer = layerOf(from);
  return forbiddenInLayer[layer]?.test(specifier) ? [`${from} is ${layer} and imports ${specifier}`] : [];
}

function indexFaults({ from, specifier }: Import): string[] {
  const isOwnIndex = specifier.startsWith('.') && /^packages\/[^/]+\/src\/index$/.test(resolve(from, specifier));
  return isOwnIndex && !/\.(test|stories)\./.test(from) ? [`${from} imports its own package's index`] : [];
}

/** The imported file without its ending. */
function resolve(from: string, specifier: string): string {
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
      if (specifier.startsWith('.')) visit(resolve(file.path, specifier), [...trail, name]);
    done.add(name);
  };
  for (const name of byName.keys()) visit(name, []);
  return faults;
}
