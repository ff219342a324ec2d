import type { Target } from './target.ts';

/** All figures are better when they are lower. */
export type Unit = 'ms' | 'kB' | 'MB' | 'px' | '%' | '';

export type Figures<Name extends string = string> = Readonly<Record<Name, number>>;

/** Measured in one go. Each of its figures is a row of the table, `<name>/<figure>`. */
export interface Measurement<Name extends string = string> {
  readonly name: string;
  readonly figures: Readonly<Record<Name, Unit>>;
  /** The plain page has nothing to compare it with. */
  readonly isOfAppAlone?: boolean;
  measure(target: Target): Promise<Figures<Name>>;
}
