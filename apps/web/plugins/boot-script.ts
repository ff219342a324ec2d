import type { Plugin } from 'vite';

/**
 * Adds the boot script as the page's first, classic script: it runs, and asks for the first page of posts, before the app's
 * modules have arrived. It must import nothing.
 *
 * @param file Its source, absolute.
 */
export function bootScript(file: string): Plugin {
  return {
    name: 'rookery:boot-script',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { input: { index: 'index.html', boot: file } } } }),
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find(
          output => output.type === 'chunk' && output.isEntry && output.name === 'boot',
        );
        if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.');
        if (chunk.imports.length > 0) throw new Error(`The boot script must import nothing, not ${chunk.imports.join(', ')}.`);
        return [{ tag: 'script', attrs: { src: `/${chunk.fileName}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}
