import { layerOf } from '../../scripts/import-rules.ts';
import { mutantsOf } from './mutants.ts';
import type { Mutant } from './mutants.ts';

/** Core files without decisions: texts, drawings and the data of the seed world; and the server that tests of the outbox speak to. */
const dataFiles =
  /\/locales\/|\/controls\/texts\.ts$|(^|[/-])messages\.ts$|\/icon\/drawings\.ts$|\/world\/(seed|texts|media|blurhash|test-worlds)|\/outbox-world\.ts$/;

/** Whether a file's mutants count: core files of the packages and the app. */
export function isMutated(path: string): boolean {
  if (!/^(packages\/[^/]+\/src|apps\/web\/(src|server|plugins))\/.*\.ts$/.test(path)) return false;
  return layerOf(path) === 'core' && !dataFiles.test(path);
}

const known = new Map<string, readonly Mutant[]>();

export function mutantsOfFile(path: string, text: string): readonly Mutant[] {
  const mutants = known.get(path) ?? mutantsOf(text);
  known.set(path, mutants);
  return mutants;
}
