// Builds `examples/` as somebody would who has installed the packages: from the tarballs that would be published, which `pnpm pack` makes
// and this script unpacks, once with React 18 and once with React 19. Writes the pages to `.examples/dist/`. Needs the built packages.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');
const workshop = join(root, '.examples');
const installed = join(workshop, 'node_modules');

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A page and the version of React that it is built with; null: a page without React. */
const pages = [
  { example: 'chats-react', output: 'chats-react-18', react: '-18' },
  { example: 'chats-react', output: 'chats-react-19', react: '' },
  { example: 'chats-vue', output: 'chats-vue', react: null },
] as const;

rmSync(workshop, { recursive: true, force: true });
for (const name of ['api-client', 'ui', 'chats']) install(name);
link('vue', root);
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

// The page without a bundler: its files as they are, the file of the element, and those it loads when they are needed.
const page = join(workshop, 'dist/chats-element');
cpSync(join(workshop, 'chats-element'), page, { recursive: true });
cpSync(join(installed, '@rookery/chats/dist/element/index.js'), join(page, 'rookery-chats.js'));
for (const name of ['arabic.js', 'emoji.js', 'icu.js'])
  cpSync(join(installed, '@rookery/chats/dist/element', name), join(page, name));

/** Packs a package of the repository and unpacks it, beside its dependencies. */
function install(name: string): void {
  const source = join(root, 'packages', name);
  const target = join(installed, '@rookery', name);
  mkdirSync(target, { recursive: true });
  run('pnpm', ['pack', '--pack-destination', workshop], source);
  const tarball = readdirSync(workshop).find(file => file.startsWith(`rookery-${name}-`)) ?? '';
  run('tar', ['-xzf', join(workshop, tarball), '--strip-components=1', '-C', target], workshop);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as Manifest;
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies }))
    if (!dependency.startsWith('@rookery/')) link(dependency, source);
}

/** Links a dependency that a folder of the repository has. */
function link(name: string, from: string): void {
  const target = join(installed, name);
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { force: true });
  symlinkSync(join(from, 'node_modules', name), target, 'junction');
}

function run(command: string, parameters: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, parameters, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed: ${stderr}`);
}
