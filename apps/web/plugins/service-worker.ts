import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Plugin } from 'vite';
import { isKeptFromStart } from '../src/worker/worker-rules.js';
import { pageRevision } from '../server/site-page.js';
import { buildClassicScript } from './classic-script.js';

interface WorkerSources {
  /** The service worker. Its files and its version are written into it. */
  readonly worker: string;
  /** The script that the service worker imports to send what waits. */
  readonly outbox: string;
  /** The worker that receives the pushes of an account. */
  readonly push: string;
  /** The worker that takes its place where a site wants none. */
  readonly none: string;
  /** The folder with the catalogue of each language but English. */
  readonly locales: string;
}

/**
 * Builds `sw.js` with the list of the files that it keeps, the script that it imports to send, `push.js` and `no-sw.js`. Each is built on its own: they share no file with the app, so that the app
 * is as it is without them.
 *
 * @param sources Absolute paths.
 */
export function serviceWorker({ worker, outbox, push, none, locales }: WorkerSources): Plugin {
  return {
    name: 'rookery:service-worker',
    apply: 'build',
    // After the HTML, which is written last.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      const entry = Object.values(bundle).find(output => output.type === 'chunk' && output.isEntry);
      if (page?.type !== 'asset' || entry === undefined) throw new Error('The service worker needs the built page.');
      const languages = readdirSync(locales).map(file => parse(file).name);
      const files = Object.keys(bundle).filter(path => isKeptFromStart(path, languages));
      const kept = [{ url: './', revision: pageRevision(page.source) }, ...files.map(url => ({ url, revision: null }))];
      // Its name has its hash: the browser keeps it with the worker, which is another one when the name is.
      const sending = this.emitFile({ type: 'asset', name: 'outbox-script.js', source: await buildClassicScript(outbox, {}) });
      const define = {
        __KEPT_FILES__: JSON.stringify(kept),
        __VERSION__: JSON.stringify(entry.fileName),
        __OUTBOX_SCRIPT__: JSON.stringify(this.getFileName(sending)),
      };
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildClassicScript(worker, define) });
      this.emitFile({ type: 'asset', fileName: 'push.js', source: await buildClassicScript(push, {}) });
      this.emitFile({ type: 'asset', fileName: 'no-sw.js', source: await buildClassicScript(none, {}) });
    },
  };
}
