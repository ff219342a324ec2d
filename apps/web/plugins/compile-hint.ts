import type { Plugin } from 'vite';

/** Holds for the whole file, and only as its first line. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 that the functions of the first file are called at once: it compiles them while the file loads, beside the main thread, instead of one by
 * one when they are called (ADR 11). For other engines it is a comment.
 */
export function compileHint(): Plugin {
  return {
    name: 'rookery:compile-hint',
    apply: 'build',
    generateBundle: {
      // Vite writes the list of files before the code.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          chunk.code = HINT + chunk.code;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type === 'asset') map.source = withLineBefore(String(map.source));
        }
      },
    },
  };
}

/** A source map of the same code one line further down. */
function withLineBefore(map: string): string {
  const fields = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...fields, mappings: `;${fields.mappings}` });
}
