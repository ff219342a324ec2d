// Builds `examples/` as somebody would who has installed the packages: from the tarballs that would be published, which `pnpm pack` makes
// and this script unpacks, once with React 18, once with React 19, and once with the lowest version of every peer. Writes the pages to `.examples/dist/`, and runs the examples that need no
// browser. Needs the built packages.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { checkTypes, nodes, runProgram, withServer } from './example-programs.ts';
import { installPacked, linkDependencies, linkDependency, packages, root } from './packed-packages.ts';
import { toneOf } from './tone.ts';

const workshop = join(root, '.examples');
const installed = join(workshop, 'node_modules');
/** An example with packages of its own: the lowest versions of the peers. */
const lowest = join(workshop, 'lowest-peers');

/** A page and the version of React that it is built with; null: the page has none, or one of its own. */
const pages = [
  { example: 'chats-react', output: 'chats-react-18', react: '-18' },
  { example: 'chats-react', output: 'chats-react-19', react: '' },
  { example: 'timeline-react', output: 'timeline-react-18', react: '-18' },
  { example: 'timeline-react', output: 'timeline-react-19', react: '' },
  { example: 'chats-vue', output: 'chats-vue', react: null },
  { example: 'player-react', output: 'player-react-18', react: '-18' },
  { example: 'player-react', output: 'player-react-19', react: '' },
  { example: 'player-server-rendered', output: 'player-server-rendered', react: '' },
  { example: 'player-vue', output: 'player-vue', react: null },
  { example: 'lowest-peers', output: 'lowest-peers', react: null },
] as const;

const TONE_SECONDS = 20;

/** The warnings of a plain build that are left, as the READMEs say: these libraries have `"use client"` in their modules. */
function isOfLibrary({ code, id = '' }: Rolldown.RollupLog): boolean {
  return code === 'MODULE_LEVEL_DIRECTIVE' && /[/\\]node_modules[/\\](@tanstack[/\\]react-query|lucide-react)[/\\]/.test(id);
}

rmSync(workshop, { recursive: true, force: true });
mkdirSync(workshop, { recursive: true });
for (const name of packages) installPacked(name, workshop);
linkDependency('vue', root, workshop);
cpSync(join(root, 'examples'), workshop, { recursive: true, filter: path => !path.includes('node_modules') });
cpSync(join(installed, '@rookery'), join(lowest, 'node_modules/@rookery'), { recursive: true });
for (const name of packages) linkDependencies(name, lowest, join(root, 'examples/lowest-peers'));

for (const { example, output, react } of pages) {
  await build({
    root: join(workshop, example),
    base: './',
    configFile: false,
    logLevel: 'error',
    define: { __VUE_OPTIONS_API__: 'false', __VUE_PROD_DEVTOOLS__: 'false', __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false' },
    resolve: {
      alias:
        react === null
          ? []
          : ['react', 'react-dom'].map(name => ({
              find: new RegExp(`^${name}(?=$|/)`),
              replacement: join(root, 'node_modules', `${name}${react}`),
            })),
    },
    build: {
      outDir: join(workshop, 'dist', output),
      target: 'es2023',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        onwarn: warning => {
          if (!isOfLibrary(warning)) throw new Error(`${example}: ${warning.message}`);
        },
      },
    },
  });
}

// The pages without a bundler: their files as they are, the script of the element, and the files it loads.
for (const name of ['chats', 'timeline']) {
  const page = join(workshop, `dist/${name}-element`);
  const element = join(installed, `@rookery/${name}/dist/element`);
  cpSync(join(workshop, `${name}-element`), page, { recursive: true });
  for (const file of readdirSync(element).filter(other => other.endsWith('.js'))) cpSync(join(element, file), join(page, file));
}

// The page of a player as an element, which needs the files of two folders of the package.
const playerPage = join(workshop, 'dist/player-element');
cpSync(join(workshop, 'player-element'), playerPage, { recursive: true });
cpSync(join(installed, '@rookery/media-player/dist/page'), join(playerPage, 'page'), { recursive: true });
cpSync(join(installed, '@rookery/media-player/dist/styles.css'), join(playerPage, 'styles.css'));

// The page of elements that share their code.
const elementsPage = join(workshop, 'dist/elements');
cpSync(join(workshop, 'elements'), elementsPage, { recursive: true });
cpSync(join(installed, '@rookery/elements/dist'), join(elementsPage, 'elements'), { recursive: true });
cpSync(join(installed, '@rookery/media-player/dist/styles.css'), join(elementsPage, 'styles.css'));

// The markup of the players that a server renders.
const rendered = join(workshop, 'dist/player-server-rendered/index.html');
const markup = await runProgram(process.execPath, [join(workshop, 'player-server-rendered/server.mjs')], 'A tone');
writeFileSync(
  rendered,
  readFileSync(rendered, 'utf8').replace('<!--player-->', () => markup.trim()),
);

for (const page of readdirSync(join(workshop, 'dist')).filter(name => name.startsWith('player-') || name === 'elements'))
  writeFileSync(join(workshop, 'dist', page, 'tone.wav'), toneOf(TONE_SECONDS));

// The programs: TypeScript without a bundler, rendering on a server, and the client in every Node from 20 on that this machine has.
for (const config of ['typescript/tsconfig.json', 'typescript/tsconfig.react-18.json', 'lowest-peers/tsconfig.json'])
  checkTypes(join(workshop, config));
await runProgram(process.execPath, [join(workshop, 'server-rendering/index.mjs')], 'Eleven');
await runProgram(process.execPath, [join(lowest, 'every-entry.mjs')], 'entries');
await runProgram(process.execPath, [join(lowest, 'handlers.mjs')], '5 posts');
await withServer(workshop, async url => {
  for (const node of nodes()) await runProgram(node, [join(workshop, 'node/index.mjs'), url], 'posts');
});
