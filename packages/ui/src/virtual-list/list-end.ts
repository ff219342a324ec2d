/* A list that grows at its end, such as a chat log: when it follows the end, and where its view starts then. */
import type { View } from './anchor.js';

/** A view at most this far short of the list's end follows it, in px: less than a line of text. */
export const STICK_PX = 16;

/** Whether the view shows the list's end. `paddingEnd`: the px at the viewport's bottom that something sticky covers. */
export function isAtEnd(view: View, listHeight: number, paddingEnd: number): boolean {
  return view.start + view.height - paddingEnd >= listHeight - STICK_PX;
}

/**
 * Space between the list's end and the viewport's bottom, in px, for a view at the end.
 *
 * @param contentBelow Height of the scroller's content below the list.
 */
export function spaceBelowEnd(view: View, listHeight: number, paddingEnd: number, contentBelow: number): number {
  return Math.max(paddingEnd, Math.min(view.start + view.height - listHeight, contentBelow));
}

/** Where the view starts when the list ends `spaceBelow` px above the viewport's bottom; negative for a list shorter than that. */
export function startAtEnd(listHeight: number, viewHeight: number, spaceBelow: number): number {
  return listHeight - viewHeight + spaceBelow;
}
