import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { root, type PublishedManifest } from './packed-packages.ts';

/** The packages as they are published, and the functions that the examples are given. */
const published: Plugin = {
  name: 'published',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@rookery\// }, ({ path }) => {
      const [, name = '', ...entry] = path.split('/');
      const folder = join(root, 'packages', name);
      const { publishConfig } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        publishConfig: Pick<PublishedManifest, 'exports'>;
      };
      const target = publishConfig.exports[['.', ...entry].join('/')] ?? publishConfig.exports[`./${entry[0]}/*`];
      return { path: join(folder, typeof target === 'string' ? target : (target?.default ?? '').replace('*', entry[1] ?? '')) };
    });
    onResolve({ filter: /^readme-page$/ }, ({ resolveDir }) => ({
      path: 'readme-page',
      namespace: 'readme',
      pluginData: resolveDir,
    }));
    onLoad({ filter: /.*/, namespace: 'readme' }, ({ pluginData }) => ({
      resolveDir: String(pluginData),
      contents: `
        import { createRoot } from 'react-dom/client';
        export function showInPage(element) {
          createRoot(document.body.appendChild(document.createElement('div'))).render(element);
        }
        export function checkInPage(actual, expected, text) {
          if (actual !== expected) throw new Error('The README says ' + text + ', it is ' + actual + '.');
        }
      `,
    }));
  },
};

/** Bundles a module as if it were written inside the package, whose dependencies an example may import. */
export async function bundle(name: string, contents: string, platform: 'browser' | 'node'): Promise<OutputFile[]> {
  const resolveDir = join(root, 'packages', name, 'node_modules/.cache/readme');
  mkdirSync(resolveDir, { recursive: true });
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, sourcefile: 'example.tsx', loader: 'tsx' },
    bundle: true,
    write: false,
    outdir: '/',
    entryNames: 'example',
    splitting: platform === 'browser',
    platform,
    // Vitest runs the bundle; msw for Node has files beside its code.
    external: platform === 'node' ? ['vitest', 'msw'] : [],
    format: 'esm',
    target: 'es2024',
    jsx: 'automatic',
    logLevel: 'silent',
    loader: { '.svg': 'dataurl' },
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [published],
    ...(platform === 'node' && {
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    }),
  });
  return outputFiles;
}
