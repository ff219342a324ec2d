/** A whole box that opens a post when pressed, and still lets links, buttons and selected text in it be themselves. */
import type { MouseEvent } from 'react';

const OWN_PRESS = 'a, button, input, textarea, select, summary, label, video, audio, [role="button"], [role="menu"]';

export interface OpenOnPress {
  onClick(event: MouseEvent<HTMLElement>): void;
  onAuxClick(event: MouseEvent<HTMLElement>): void;
}

/**
 * Handlers for the box. A plain press opens; with Ctrl or Command, or with the middle button, a new tab opens.
 * Presses on what has a press of its own, and the end of selecting text, do nothing. A box inside another box wins.
 */
export function openOnPress(href: string, onOpen: () => void): OpenOnPress {
  return {
    onClick(event) {
      if (!isOwn(event) || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey) openTab(href);
      else onOpen();
    },
    onAuxClick(event) {
      if (isOwn(event) && event.button === 1) openTab(href);
    },
  };
}

/** Marks the press as taken, so that an outer box leaves it alone. */
function isOwn(event: MouseEvent<HTMLElement>): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  // A menu drawn elsewhere in the page still reports its presses to the box that opened it.
  if (!event.currentTarget.contains(event.target)) return false;
  const inner = event.target.closest(OWN_PRESS);
  if (inner !== null && event.currentTarget.contains(inner)) return false;
  if (globalThis.getSelection?.()?.isCollapsed === false) return false;
  event.preventDefault();
  return true;
}

function openTab(href: string): void {
  globalThis.open(href, '_blank', 'noopener');
}
