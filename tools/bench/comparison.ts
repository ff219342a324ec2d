import { figureText, linesOf, type Row } from './rows.ts';
import type { Unit } from './measurement.ts';

/** A row that grows by more is worse. */
const WORSE_PERCENT = 5;

export interface Change {
  readonly row: string;
  readonly unit: Unit;
  readonly before: number | null;
  readonly after: number | null;
  /** Of the figure, and of its ratio to the plain page, in percent; null where one of both is missing. */
  readonly change: number | null;
  readonly ratioChange: number | null;
  readonly isWorse: boolean;
}

type Measured = Pick<Row, 'row' | 'unit' | 'app' | 'ratio'>;

/**
 * Each row of two results, those of `before` first. A row is worse when its ratio to the plain page grew by more than 5 %: the ratio does not
 * depend on how busy the machine was. A row without a ratio is compared by its figure. A row that could not be
 * measured any more is worse, too; one that the later run left out is not.
 */
export function changesOf(before: readonly Measured[], after: readonly Measured[]): Change[] {
  const names = [...new Set([...before, ...after].map(({ row }) => row))];
  return names.map(name => {
    const earlier = before.find(({ row }) => row === name);
    const later = after.find(({ row }) => row === name);
    const change = percent(earlier?.app, later?.app);
    const ratioChange = percent(earlier?.ratio, later?.ratio);
    const isGone = typeof earlier?.app === 'number' && later?.app === null;
    return {
      row: name,
      unit: (earlier ?? later)?.unit ?? '',
      before: earlier?.app ?? null,
      after: later?.app ?? null,
      change,
      ratioChange,
      isWorse: isGone || (ratioChange ?? change ?? 0) > WORSE_PERCENT,
    };
  });
}

export function changesTable(changes: readonly Change[]): string {
  return linesOf([
    ['row', 'before', 'after', 'change', 'of the ratio', ''],
    ...changes.map(({ row, unit, before, after, change, ratioChange, isWorse }) => [
      row,
      figureText(before, unit),
      figureText(after, unit),
      percentText(change),
      percentText(ratioChange),
      isWorse ? 'worse' : '',
    ]),
  ]);
}

function percent(before: number | null | undefined, after: number | null | undefined): number | null {
  if (typeof before !== 'number' || typeof after !== 'number') return null;
  if (before === after) return 0;
  // Growth from nothing has no share.
  return before === 0 ? Number.POSITIVE_INFINITY : ((after - before) / Math.abs(before)) * 100;
}

function percentText(change: number | null): string {
  if (change === null) return '–';
  return change === Number.POSITIVE_INFINITY ? 'from 0' : `${change > 0 ? '+' : ''}${change.toFixed(1)} %`;
}
