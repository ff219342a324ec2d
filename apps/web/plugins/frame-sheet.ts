import { build, type Plugin } from 'vite';

const ENTRY_SHEET = /<link rel="stylesheet"[^>]*>/;

/**
 * Builds the style sheet of the page's frame on its own and puts it into the head. The sheet of the app's modules moves to the end of the
 * body, with a medium that never matches: `applyAppSheet` applies it before the app is drawn. Without the medium its rules would arrive
 * and be applied while the frame is about to be painted.
 *
 * @param file Its source, absolute.
 * @param url Its path on the development server.
 */
export function frameSheet(file: string, url: string): Plugin[] {
  return [
    {
      name: 'rookery:frame-sheet',
      apply: 'build',
      async buildStart() {
        this.emitFile({ type: 'asset', name: 'frame.css', source: await buildSheet(file) });
      },
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          const sheet = Object.values(bundle ?? {}).find(output => output.type === 'asset' && output.names.includes('frame.css'));
          const entrySheet = ENTRY_SHEET.exec(html)?.[0];
          if (sheet === undefined || entrySheet === undefined) throw new Error('The style sheets were not built.');
          return html
            .replace(entrySheet, `<link rel="stylesheet" crossorigin href="/${sheet.fileName}">`)
            .replace('</body>', `  ${entrySheet.replace('<link', '<link media="not all"')}\n  </body>`);
        },
      },
    },
    {
      name: 'rookery:frame-sheet-link',
      apply: 'serve',
      transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'stylesheet', href: url }, injectTo: 'head' }],
    },
  ];
}

async function buildSheet(file: string): Promise<string | Uint8Array> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'baseline-widely-available', rolldownOptions: { input: file } },
  });
  const sheet = 'output' in result ? result.output.find(output => output.fileName.endsWith('.css')) : undefined;
  if (sheet?.type !== 'asset') throw new Error('The sheet of the frame was not built.');
  return sheet.source;
}
