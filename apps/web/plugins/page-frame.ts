import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

/**
 * Puts the page's frame into its HTML, so that the HTML and the style sheet alone show it: before any script runs, and without one.
 *
 * @param file The module with the component `PageFrame`, absolute.
 * @param locales The folder with the catalogue of each language but English, absolute.
 */
export function pageFrame(file: string, locales: string): Plugin {
  return {
    name: 'rookery:page-frame',
    async transformIndexHtml(html) {
      const load = async <Module>(path: string) =>
        (await runnerImport<Module>(path, { configFile: false, logLevel: 'warn' })).module;
      const { PageFrame } = await load<{ PageFrame: ComponentType<{ catalogues: object }> }>(file);
      const catalogues = await Promise.all(readdirSync(locales).map(name => load<object>(join(locales, name))));
      const frame = renderToStaticMarkup(createElement(PageFrame, { catalogues: Object.assign({ en: {} }, ...catalogues) }));
      return html.replace('<div id="root"></div>', `<div id="root">${frame}</div>`);
    },
  };
}
