import { parseArgs } from 'node:util';

export const PARTS = [
  'first',
  'cold',
  'plain',
  'read',
  'opening',
  'thread',
  'thread-1000',
  'chat',
  'composer',
  'typing',
  'burst',
  'flood',
  'stay',
  'parsing',
] as const;
type Part = (typeof PARTS)[number];

export interface BenchOptions {
  /** Origin of a running app; null: the bench starts the built one itself. */
  readonly address: string | null;
  readonly parts: readonly Part[];
  /** Posts to stop and measure at while reading on, ascending. */
  readonly marks: readonly number[];
  /** How often the app and the plain list are measured in turns. */
  readonly rounds: number;
  /** Pixels scrolled in each frame. */
  readonly step: number;
}

/** A swift turn of a wheel, in every frame. */
const USUAL_STEP = 120;

/** The options of `pnpm bench`. Throws a `TypeError` that says what is wrong with them. */
export function readOptions(args: readonly string[], environment: Readonly<Record<string, string | undefined>>): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      parts: { type: 'string', default: PARTS.join(',') },
      posts: { type: 'string', default: '300,1000,3000' },
      rounds: { type: 'string', default: '2' },
      step: { type: 'string', default: String(USUAL_STEP) },
    },
  });
  const address = positionals[0] ?? environment['ADDRESS'] ?? null;
  return {
    address: address === null ? null : new URL(address).origin,
    parts: values.parts.split(',').map(readPart),
    marks: values.posts
      .split(',')
      .map(readNumber)
      .toSorted((a, b) => a - b),
    rounds: readNumber(values.rounds),
    step: readNumber(values.step),
  };
}

function readPart(name: string): Part {
  const part = PARTS.find(known => known === name);
  if (part === undefined) throw new TypeError(`There is no part "${name}". There are: ${PARTS.join(', ')}.`);
  return part;
}

function readNumber(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new TypeError(`"${text}" is not a number of one or more.`);
  return value;
}
