import { build } from 'vite';

/**
 * Builds a script on its own: one classic script without imports.
 *
 * @param file Its source, absolute.
 * @param define The code of each name that it leaves to the build.
 */
export async function buildClassicScript(file: string, define: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'baseline-widely-available',
      // Modules that the app loads on demand are in the script as well.
      rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error(`${file} must be built once.`);
  const [chunk, ...others] = result.output;
  if (others.length > 0) throw new Error(`${file} must be one file.`);
  return chunk.code;
}
