import { layerOf } from './import-rules.ts';
import type { SourceFile } from './source-files.ts';

/** The folder of the one table that maps server families to features. */
const TABLE = 'packages/api-client/src/features/';

const FAMILIES =
  'mastodon|pleroma|akkoma|rebased|soapbox|truthsocial|gotosocial|hollo|snac|takahe|pixelfed|friendica|mitra|misskey';

/** A comparison with the name of a server family, or with the family that the features name. */
const comparison = new RegExp(
  [
    String.raw`[=!]==?\s*'(?:${FAMILIES})'`,
    String.raw`\bcase '(?:${FAMILIES})'`,
    String.raw`\.(?:includes|startsWith|endsWith|match|test)\('(?:${FAMILIES})`,
    String.raw`\/[^/\n]*\b(?:${FAMILIES})\b[^/\n]*\/[a-z]*\.(?:test|exec)\(`,
    String.raw`\.software\b\s*(?:[=!]==?|\))`,
  ].join('|'),
  'i',
);

/**
 * Comparisons of software names outside the table of features, one line each (API-09). The app asks `detectFeatures` what a server offers:
 * a name that is compared elsewhere withholds a feature from the servers that nobody thought of.
 */
export function featureFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) =>
        !path.startsWith(TABLE) && !path.startsWith('packages/instance/') && !['test', 'story'].includes(layerOf(path)),
    )
    .flatMap(({ path, text }) =>
      text
        .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, comment => comment.replaceAll(/[^\n]/g, ' '))
        .split('\n')
        .flatMap((line, index) => (comparison.test(line) ? [`${path}:${index + 1} compares the name of a server family`] : [])),
    );
}
