import { build, type Plugin } from 'vite';

/**
 * Builds the boot script on its own, as one classic script without imports, and puts it at the end of the body: it runs, and requests
 * the first page of posts, while the app's modules are still on their way. In the head it would hold up the HTML of the frame (ADR 11).
 *
 * @param file Its source, absolute.
 */
export function bootScript(file: string): Plugin {
  return {
    name: 'rookery:boot-script',
    apply: 'build',
    async buildStart() {
      this.emitFile({ type: 'asset', name: 'boot.js', source: await buildClassicScript(file) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const script = Object.values(bundle ?? {}).find(output => output.type === 'asset' && output.names.includes('boot.js'));
        if (script === undefined) throw new Error('The boot script was not built.');
        return [{ tag: 'script', attrs: { src: `/${script.fileName}` }, injectTo: 'body' }];
      },
    },
  };
}

async function buildClassicScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'baseline-widely-available', rolldownOptions: { input: file, output: { format: 'iife' } } },
  });
  if (!('output' in result)) throw new Error('The boot script must be built once.');
  const [chunk, ...others] = result.output;
  if (others.length > 0) throw new Error('The boot script must be one file.');
  return chunk.code;
}
