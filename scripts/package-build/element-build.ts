import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { BROWSER_TARGET } from './browser-target.ts';
import { precompileMessages } from './precompile-messages.ts';
import { withoutParser } from './without-parser.ts';

/** A library build keeps line breaks and annotations for the bundler of its user; here the page is the user. */
export const minified: Plugin = {
  name: 'rookery:minified',
  outputOptions: options => ({ ...options, minify: true, comments: false }),
};

type Output = NonNullable<NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['output']>;
type Groups = Extract<Extract<Output, { codeSplitting?: unknown }>['codeSplitting'], object>['groups'];

/**
 * Builds an element with React inside, and beside it the files that it loads when a person needs them (ADR 56): `rookery-<name>.js` is and defines
 * it. The files beside import that name. `index.js` only imports it: a page may give that file another name or a query.
 *
 * @param config The address of the package's configuration.
 * @param name The name of the package; its element is `src/element/<name>-element.tsx`.
 */
export function elementBuild(config: string, name: string): UserConfig {
  const entry = { index: 'src/element/index.ts', [`rookery-${name}`]: `src/element/${name}-element.tsx` };
  const isShown = (id: string): boolean => !id.endsWith(`/${name}/src/element/index.ts`);
  return pageBuild(config, 'dist/element', entry, [{ name: `rookery-${name}`, tags: ['$initial'], test: isShown }]);
}

/**
 * Builds elements of several packages that load what they share once: React, and what more than one of them needs at first (ADR 56).
 *
 * @param config The address of the package's configuration.
 * @param names The names of the entries, which are `src/<name>.ts`.
 */
export function elementsBuild(config: string, names: readonly string[]): UserConfig {
  const entry = Object.fromEntries(names.map(name => [name, `src/${name}.ts`]));
  return pageBuild(config, 'dist', entry, [
    { name: 'react', test: /[/\\]node_modules[/\\](react|react-dom|scheduler)[/\\]/, priority: 1 },
    { name: 'shared', tags: ['$initial'], minShareCount: 2 },
  ]);
}

/** Builds whole files for pages without a bundler, with React 18 inside. */
function pageBuild(config: string, outDir: string, entry: Readonly<Record<string, string>>, groups: Groups): UserConfig {
  const require = createRequire(config);
  const folderOf = (dependency: string): string => dirname(require.resolve(`${dependency}/package.json`));
  return {
    plugins: [precompileMessages(), withoutParser(), minified],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^react(?=$|\/)/, replacement: folderOf('react-18') },
        { find: /^react-dom(?=$|\/)/, replacement: folderOf('react-dom-18') },
      ],
    },
    build: {
      outDir,
      // The declarations are beside the file.
      emptyOutDir: false,
      target: BROWSER_TARGET,
      sourcemap: true,
      // Not an app: no code that preloads.
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', codeSplitting: { groups } },
        // TanStack Query and lucide-react say which of their modules a server may not run; here is none.
        checks: { moduleLevelDirective: false },
      },
    },
  };
}
