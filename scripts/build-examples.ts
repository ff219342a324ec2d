// Builds `examples/` as somebody would who has installed the packages: from the tarballs that would be published, which `pnpm pack` makes
// and this script unpacks, once with React 18 and once with React 19. Writes the pages to `.examples/dist/`, and runs the examples that need no
// browser. Needs the built packages.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { checkTypes, nodes, runProgram, withServer } from './example-programs.ts';
import { installPacked, linkDependency, root } from './packed-packages.ts';

const workshop = join(root, '.examples');
const installed = join(workshop, 'node_modules');

/** A page and the version of React that it is built with; null: a page without React. */
const pages = [
  { example: 'chats-react', output: 'chats-react-18', react: '-18' },
  { example: 'chats-react', output: 'chats-react-19', react: '' },
  { example: 'timeline-react', output: 'timeline-react-18', react: '-18' },
  { example: 'timeline-react', output: 'timeline-react-19', react: '' },
  { example: 'chats-vue', output: 'chats-vue', react: null },
] as const;

rmSync(workshop, { recursive: true, force: true });
mkdirSync(workshop, { recursive: true });
for (const name of ['api-client', 'ui', 'chats', 'media-player', 'timeline', 'instance']) installPacked(name, workshop);
linkDependency('vue', root, workshop);
cpSync(join(root, 'examples'), workshop, { recursive: true });

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
    build: { outDir: join(workshop, 'dist', output), target: 'es2023', modulePreload: false, assetsInlineLimit: 0 },
  });
}

// The pages without a bundler: their files as they are, the script of the element under another name, and the files it loads.
for (const name of ['chats', 'timeline']) {
  const page = join(workshop, `dist/${name}-element`);
  const element = join(installed, `@rookery/${name}/dist/element`);
  cpSync(join(workshop, `${name}-element`), page, { recursive: true });
  cpSync(join(element, 'index.js'), join(page, `rookery-${name}.js`));
  for (const file of readdirSync(element).filter(other => other.endsWith('.js') && other !== 'index.js'))
    cpSync(join(element, file), join(page, file));
}

// The programs: TypeScript without a bundler, rendering on a server, and the client in every Node from 20 on that this machine has.
for (const config of ['tsconfig.json', 'tsconfig.react-18.json']) checkTypes(join(workshop, 'typescript', config));
await runProgram(process.execPath, [join(workshop, 'server-rendering/index.mjs')], 'Eleven');
await withServer(workshop, async url => {
  for (const node of nodes()) await runProgram(node, [join(workshop, 'node/index.mjs'), url], 'posts');
});
