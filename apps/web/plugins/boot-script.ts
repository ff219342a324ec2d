import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { buildClassicScript } from './classic-script.js';
import { lazyPages, routeFiles, type BuiltChunk } from './route-files.js';

interface BootSources {
  /** The boot script. */
  readonly boot: string;
  /** The script that preloads the files of a route: they are written into it as `__ROUTE_FILES__`. */
  readonly routeScript: string;
  /** The file with the routes. */
  readonly routes: string;
}

/**
 * Builds the boot script on its own, as one classic script without imports, and puts it at the end of the body: it runs, and requests
 * the first rows of the page, while the app's modules are still on their way. In the head it would hold up the HTML of the frame (ADR 11).
 *
 * @param sources Absolute paths.
 */
export function bootScript({ boot, routeScript, routes }: BootSources): Plugin {
  let emit: ((name: string, source: string) => string) | undefined;
  return {
    name: 'rookery:boot-script',
    apply: 'build',
    generateBundle() {
      emit = (name, source) => this.getFileName(this.emitFile({ type: 'asset', name, source }));
    },
    transformIndexHtml: {
      order: 'post',
      // Vite writes the HTML last: the files are final, and those of style sheets alone are gone.
      async handler(_html, { bundle = {} }) {
        if (emit === undefined) throw new Error('The boot script needs a build.');
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk') as readonly BuiltChunk[];
        const table = routeFiles(lazyPages(readFileSync(routes, 'utf8')), chunks, dirname(routes));
        const script = emit('routes.js', await buildClassicScript(routeScript, { __ROUTE_FILES__: JSON.stringify(table) }));
        const src = emit(
          'boot.js',
          await buildClassicScript(boot, { __ROUTE_SCRIPT__: JSON.stringify(`./${basename(script)}`) }),
        );
        return [{ tag: 'script', attrs: { src: `/${src}` }, injectTo: 'body' }];
      },
    },
  };
}
