// Compares the size of the players with that of other players, in bytes after brotli: `node scripts/compare-players.ts [--write]`.
// `--write` updates the table in the package's README. The budgets of the players: `.size-limit.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** A player as its documentation says it is used. */
interface PlayerUse {
  readonly name: string;
  readonly code: string;
  /** Packages that are not counted, because the page provides them. */
  readonly peers: readonly string[];
}

const react = ['react', 'react-dom'];
const players: readonly PlayerUse[] = [
  {
    name: '@rookery/media-player (React, both players, mini player)',
    code: `export { VideoPlayer, AudioPlayer, MiniPlayerProvider } from '@rookery/media-player'; import '@rookery/media-player/styles.css';`,
    peers: react,
  },
  {
    name: '@rookery/media-player/element (React inside)',
    code: `import '@rookery/media-player/element'; import '@rookery/media-player/styles.css';`,
    peers: [],
  },
  {
    name: '@vidstack/react (default layouts)',
    code: `import '@vidstack/react/player/styles/default/theme.css';
      import '@vidstack/react/player/styles/default/layouts/audio.css';
      import '@vidstack/react/player/styles/default/layouts/video.css';
      export { MediaPlayer, MediaProvider } from '@vidstack/react';
      export { DefaultAudioLayout, DefaultVideoLayout, defaultLayoutIcons } from '@vidstack/react/player/layouts/default';`,
    peers: react,
  },
  { name: 'media-chrome (elements, menus)', code: `import 'media-chrome'; import 'media-chrome/menu';`, peers: [] },
  { name: 'plyr', code: `export { default } from 'plyr'; import 'plyr/dist/plyr.css';`, peers: [] },
];

const folder = 'packages/media-player';
const readme = `${folder}/README.md`;
const START = '<!-- sizes -->';
const END = '<!-- /sizes -->';
const ENTRY = 'virtual:entry';

const lines = ['| player | script | lazy | hls.js | styles |', '| --- | ---: | ---: | ---: | ---: |'];
for (const use of players) {
  const peers = use.peers.length > 0 ? ' without React' : '';
  lines.push(`| ${use.name}${peers} | ${(await sizesOf(use)).map(kilobytes).join(' | ')} |`);
}
const table = lines.join('\n');
process.stdout.write(`${table}\n`);

if (process.argv.includes('--write')) {
  const text = readFileSync(readme, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${readme} has no markers for the table: ${START} … ${END}`);
  writeFileSync(readme, `${text.slice(0, start + START.length)}\n\n${table}\n\n${text.slice(end)}`);
}

/** Bytes of the entry with its static imports, of lazy chunks, of streaming libraries and of style sheets. */
async function sizesOf({ code: entryCode, peers }: PlayerUse): Promise<number[]> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: id => (id === ENTRY ? `\0${ENTRY}.js` : null),
    load(id) {
      if (id === `\0${ENTRY}.js`) return entryCode;
      // The bundler's wrapper around import() is not part of a package.
      return id.includes('vite/preload-helper') ? 'export const __vitePreload = load => load();' : null;
    },
  };
  const { output } = (await build({
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
        preserveEntrySignatures: 'strict',
        external: id => peers.some(peer => id === peer || id.startsWith(`${peer}/`)),
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter(file => file.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  const later = chunks.filter(chunk => !loaded.has(chunk));
  const has = (pattern: RegExp) => (chunk: Rolldown.OutputChunk) => chunk.moduleIds.some(id => pattern.test(id));
  const [isStream, isTrack] = [has(/hls|dash/), has(/\/media-player\/src\/tracks\//)];
  const styles = output.flatMap(file => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : []));
  return [
    [...loaded].map(({ code }) => code),
    later.filter(chunk => !isStream(chunk) && !isTrack(chunk)).map(({ code }) => code),
    later.filter(isStream).map(({ code }) => code),
    styles,
  ].map(total);
}

function total(contents: readonly (string | Uint8Array)[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return contents.reduce((sum, content) => sum + brotliCompressSync(content, { params }).length, 0);
}

function kilobytes(bytes: number): string {
  return bytes === 0 ? '–' : `${(bytes / 1000).toFixed(1)} kB`;
}
