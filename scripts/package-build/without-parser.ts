import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Takes the place of the ICU parser in the message formatter. */
export const NO_PARSER_FILE = fileURLToPath(new URL('no-parser.ts', import.meta.url));

/** Whether an import is that of the ICU parser by the message formatter (ADR 9): every text it gets has been parsed. Others still import the parser. */
export function needsNoParser(specifier: string, importer: string): boolean {
  return specifier === '@formatjs/icu-messageformat-parser' && /[/\\]intl-messageformat[/\\]/.test(importer);
}

/** Takes the ICU parser out of the message formatter in a build with Vite. */
export function withoutParser(): Plugin {
  return {
    name: 'rookery:without-parser',
    apply: 'build',
    enforce: 'pre',
    resolveId: (specifier, importer = '') => (needsNoParser(specifier, importer) ? NO_PARSER_FILE : null),
  };
}
