import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

/**
 * Puts the page's frame into its HTML, so that the HTML and the style sheet alone show it: before any script runs, and without one.
 *
 * @param file The module with the component `PageFrame`, absolute.
 */
export function pageFrame(file: string): Plugin {
  return {
    name: 'rookery:page-frame',
    async transformIndexHtml(html) {
      const { module } = await runnerImport<{ PageFrame: ComponentType }>(file, { configFile: false, logLevel: 'warn' });
      const frame = renderToStaticMarkup(createElement(module.PageFrame));
      return html.replace('<div id="root"></div>', `<div id="root">${frame}</div>`);
    },
  };
}
