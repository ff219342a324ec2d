import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

/**
 * Puts the page's frame into its HTML, so that the HTML and the style sheet alone show it: before any script runs, and without one.
 *
 * @param file The module with the component `PageFrame`, absolute.
 * @param catalogue The module with the Arabic texts, absolute.
 */
export function pageFrame(file: string, catalogue: string): Plugin {
  return {
    name: 'rookery:page-frame',
    async transformIndexHtml(html) {
      const load = async <Module>(path: string) =>
        (await runnerImport<Module>(path, { configFile: false, logLevel: 'warn' })).module;
      const { PageFrame } = await load<{ PageFrame: ComponentType<{ catalogues: object }> }>(file);
      const { ar } = await load<{ ar: object }>(catalogue);
      const frame = renderToStaticMarkup(createElement(PageFrame, { catalogues: { en: {}, ar } }));
      return html.replace('<div id="root"></div>', `<div id="root">${frame}</div>`);
    },
  };
}
