import { listAt } from '../columns/column-layout.js';
import type { Findable } from './palette-ranking.js';

export type PaletteKind = 'page' | 'command' | 'post' | 'list' | 'person' | 'tag' | 'search' | 'setting' | 'account';

/** Something that the palette opens or runs. */
export interface PaletteItem extends Findable {
  readonly kind: PaletteKind;
  /** Beside the label: a handle, the section of a setting. */
  readonly detail?: string;
  /** The keys of a command, as `Keys` takes them. */
  readonly keys?: readonly string[];
  /** The picture of a person; '' for none. */
  readonly avatar?: string;
  /** The page that it opens. Absent: `run` is what it does. */
  readonly href?: string;
  run?(): void;
}

/** Whether a page can be a column. */
export const isColumnItem = ({ href }: PaletteItem): boolean => href !== undefined && listAt(href) !== null;

/** Items without those whose id came earlier. */
export function distinctById<Item extends Findable>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.toReversed().map(item => [item.id, item])).values()].toReversed();
}
