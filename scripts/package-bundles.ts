// Bundles packages as their documentation says, and measures what a page loads: bytes after brotli at its highest quality.
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

export interface PackageBundle {
  /** The entry with its static imports. */
  readonly scriptBytes: number;
  /** Lazy chunks, without those below. */
  readonly laterBytes: number;
  /** Streaming libraries, for browsers without native support. */
  readonly streamBytes: number;
  /** The lazy chunk of the players for chapters and thumbnails. */
  readonly trackBytes: number;
  readonly styleBytes: number;
}

/** A package as used on a page. */
export interface PackageUse {
  readonly name: string;
  readonly code: string;
  /** Packages that are not counted, because the page provides them. */
  readonly peers: readonly string[];
  /** The entry and its static imports are measured as one file, so that a bundler's cut through them does not count. */
  readonly isEntryOneFile?: boolean;
}

const ENTRY = 'virtual:entry';

/** Bundles a use of a package, resolving packages from `folder`. */
export async function bundlePackage(use: PackageUse, folder: string): Promise<PackageBundle> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: id => (id === ENTRY ? `\0${ENTRY}.js` : null),
    load(id) {
      if (id === `\0${ENTRY}.js`) return use.code;
      // The bundler's wrapper around import() is not part of a package.
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = load => load();' : null;
    },
  };
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [entry],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        ...(use.isEntryOneFile === true
          ? {
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } },
            }
          : { preserveEntrySignatures: 'strict' }),
        external: id => use.peers.some(peer => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const files = outputs.flatMap(({ output }) => output);
  const chunks = files.filter(file => file.type === 'chunk');
  const loaded = new Set<string>();
  const load = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (chunk === undefined || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(load);
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk.fileName);
  const later = chunks.filter(({ fileName }) => !loaded.has(fileName));
  const isStream = ({ moduleIds }: Rolldown.OutputChunk): boolean => moduleIds.some(id => /hls|dash/.test(id));
  const isTrack = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
    moduleIds.some(id => id.includes('/media-player/src/tracks/'));
  return {
    scriptBytes: total(chunks.filter(({ fileName }) => loaded.has(fileName)).map(({ code }) => code)),
    laterBytes: total(later.filter(chunk => !isStream(chunk) && !isTrack(chunk)).map(({ code }) => code)),
    streamBytes: total(later.filter(isStream).map(({ code }) => code)),
    trackBytes: total(later.filter(isTrack).map(({ code }) => code)),
    styleBytes: total(
      files.flatMap(file => (file.type === 'asset' && file.fileName.endsWith('.css') ? [Buffer.from(file.source)] : [])),
    ),
  };
}

function total(contents: readonly (string | Buffer)[]): number {
  return contents.reduce((sum, content) => sum + compressed(content), 0);
}

export function compressed(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
}
