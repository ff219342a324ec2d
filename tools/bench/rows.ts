import type { Figures, Measurement, Unit } from './measurement.ts';
import { median } from './statistics.ts';

/** One attempt: its figures, or why there are none. */
export type Attempt = { readonly figures: Figures } | { readonly failure: string };

export interface Row {
  /** `<measurement>/<figure>` */
  readonly row: string;
  readonly unit: Unit;
  /** Medians; null where every attempt failed, or nothing is measured. */
  readonly app: number | null;
  readonly plain: number | null;
  /** How many times the plain page's figure; null where there is none, or it is 0. */
  readonly ratio: number | null;
  /** Why the last attempt that failed has no figures. */
  readonly failure: string | null;
  readonly samples: { readonly app: readonly number[]; readonly plain: readonly number[] };
}

export interface Attempts {
  readonly app: readonly Attempt[];
  readonly plain: readonly Attempt[];
}

/** The rows of a measurement that `names` has, in the order of its figures. A name is that of a row or of a measurement. */
export function rowsOf(
  { name, figures }: Pick<Measurement, 'name' | 'figures'>,
  names: readonly string[],
  attempts: Attempts,
): Row[] {
  const wanted = Object.entries(figures).filter(([figure]) => names.includes(name) || names.includes(`${name}/${figure}`));
  const failure =
    [...attempts.app, ...attempts.plain].flatMap(attempt => ('failure' in attempt ? attempt.failure : [])).at(-1) ?? null;
  return wanted.map(([figure, unit]) => {
    const samplesOf = (all: readonly Attempt[]): number[] =>
      all.flatMap(attempt => ('figures' in attempt ? (attempt.figures[figure] ?? []) : [])).filter(Number.isFinite);
    const samples = { app: samplesOf(attempts.app), plain: samplesOf(attempts.plain) };
    const app = medianOf(samples.app);
    const plain = medianOf(samples.plain);
    const isMissing = app === null && attempts.app.length > 0;
    return {
      row: `${name}/${figure}`,
      unit,
      app,
      plain,
      ratio: app === null || plain === null || plain === 0 ? null : app / plain,
      failure: failure ?? (isMissing ? 'The figure is not a number.' : null),
      samples,
    };
  });
}

/** The measurements that have a row of one of `names`. Throws a `TypeError` for a name that nothing has. */
export function measurementsOf<Each extends Pick<Measurement, 'name' | 'figures'>>(
  all: readonly Each[],
  names: readonly string[],
): Each[] {
  const rowNames = ({ name, figures }: Each): string[] => [name, ...Object.keys(figures).map(figure => `${name}/${figure}`)];
  const known = all.flatMap(rowNames);
  const unknown = names.find(name => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`There is no row "${unknown}". There are: ${known.join(', ')}.`);
  return all.filter(measurement => rowNames(measurement).some(name => names.includes(name)));
}

/** The rows as lines of text with aligned columns. */
export function tableOf(rows: readonly Row[]): string {
  return linesOf([
    ['row', 'app', 'plain', 'ratio', ''],
    ...rows.map(({ row, unit, app, plain, ratio, failure }) => [
      row,
      figureText(app, unit),
      figureText(plain, unit),
      ratio === null ? '–' : ratio.toFixed(2),
      failure === null ? '' : `failed: ${failure.split('\n')[0]}`,
    ]),
  ]);
}

export function figureText(value: number | null, unit: Unit): string {
  if (value === null) return '–';
  const text = value.toFixed(Math.abs(value) < 10 && !Number.isInteger(value) ? 2 : Number.isInteger(value) ? 0 : 1);
  return unit === '' ? text : `${text} ${unit}`;
}

/** The first column is aligned at its start, the others at their end, up to the last, which is free text. */
export function linesOf(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines
    .map(line =>
      line
        .map((text, column) => {
          const isLast = column === line.length - 1;
          return column === 0 ? text.padEnd(widths[column] ?? 0) : isLast ? text : text.padStart(widths[column] ?? 0);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function medianOf(samples: readonly number[]): number | null {
  return samples.length === 0 ? null : median(samples);
}
