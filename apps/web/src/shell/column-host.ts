import { createStore } from '@rookery/ui';

/** The columns on the screen, as the keys of the app see them. */
export interface ColumnHost {
  /** Moves the focus to the column on the left (-1) or on the right (1) of the current one. */
  focusBeside(step: -1 | 1): void;
  /** The list of the column that holds the node, else of the current column; null: it has none. */
  listAt(node: EventTarget | null): Element | null;
  /** Adds a column for an address, or focuses the one that shows it. */
  add(href: string, title: string): void;
}

/** Null: the page has no columns. */
export const columnHost = createStore<ColumnHost | null>(null);
