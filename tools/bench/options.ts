import { parseArgs } from 'node:util';

export type BenchOptions =
  | {
      readonly kind: 'measure';
      /** Origin of a running app; null: the bench starts the built one itself. */
      readonly address: string | null;
      /** Names of rows and of measurements; empty: all. */
      readonly names: readonly string[];
      /** How often each is measured, the app and the plain page in turns. */
      readonly repeat: number;
    }
  | { readonly kind: 'compare'; readonly before: string; readonly after: string };

/** The options of `pnpm bench`. Throws a `TypeError` that says what is wrong with them. */
export function readOptions(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      address: { type: 'string' },
      repeat: { type: 'string', default: '3' },
      compare: { type: 'boolean', default: false },
    },
  });
  if (values.compare) {
    const [before, after, ...others] = positionals;
    if (before === undefined || after === undefined || others.length > 0)
      throw new TypeError('--compare takes the files of two results: that before, and that after.');
    return { kind: 'compare', before, after };
  }
  const address = values.address ?? environment['ADDRESS'] ?? null;
  return {
    kind: 'measure',
    address: address === null ? null : new URL(address).origin,
    names: positionals,
    repeat: readNumber(values.repeat),
  };
}

function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new TypeError(`"${text}" is not a number of one or more.`);
  return value;
}
