import type { Status } from '@rookery/api-client';

/** What a row offers beyond the controls that are drawn in it. */
export interface RowCommands {
  /** The post itself, not a repost of it. */
  status: Status;
  /** Null: it is what the page is about, or has nowhere to open. */
  onOpen: (() => void) | null;
  /** Null without media. */
  onToggleMedia: (() => void) | null;
}

const offers = new WeakMap<Element, RowCommands>();

/** Tells what the row with this element offers; to be called again whenever it is drawn. */
export function offerCommands(element: Element | null, commands: RowCommands): void {
  if (element !== null) offers.set(element, commands);
}

export function commandsOf(element: Element): RowCommands | null {
  return offers.get(element) ?? null;
}
