/** Press handlers for a box that opens a post, and leaves links, buttons and text selection inside it alone. */
import type { MouseEvent } from 'react';

const OWN_PRESS = 'a, button, input, textarea, select, summary, label, video, audio, [role="button"], [role="menu"]';

interface OpenOnPress {
  onClick(event: MouseEvent<HTMLElement>): void;
  onAuxClick(event: MouseEvent<HTMLElement>): void;
}

/**
 * A plain press opens the post; with Ctrl or Command, or with the middle button, it opens in a new tab. Presses on controls inside
 * the box and the end of a text selection do nothing. In nested boxes the inner one wins.
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

/** Whether the press belongs to this box. Prevents its default, so that an outer box ignores it. */
function isOwn(event: MouseEvent<HTMLElement>): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element)) return false;
  // React events of a menu in a portal bubble to the box that opened it.
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
