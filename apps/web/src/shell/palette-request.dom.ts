import { createStore } from '@rookery/ui';

/** A palette that is open. */
export interface PaletteRequest {
  /** A command to run or a page to open, or the list of a new column. */
  readonly wants: 'command' | 'column';
  /** The element that had the focus: commands on a post act in its list. */
  readonly target: EventTarget | null;
}

/** Null: it is closed. */
export const paletteRequest = createStore<PaletteRequest | null>(null);

export function openPalette({ wants }: Pick<PaletteRequest, 'wants'>): void {
  paletteRequest.set(() => ({ wants, target: document.activeElement }));
}

export const closePalette = (): void => paletteRequest.set(() => null);
