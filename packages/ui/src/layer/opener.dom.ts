let trigger: HTMLElement | null = null;

function forget(): void {
  trigger = null;
}

/**
 * Remembers the button of a menu whose item was pressed, until something takes the focus: a modal that the item opens may mount after the
 * menu is gone and before the focus is back on the button.
 */
export function rememberTrigger(element: HTMLElement | null): void {
  trigger = element;
  document.addEventListener('focusin', forget, { once: true });
}

/** The element that opened the layer that mounts now: the focused one, or the button of the menu that led to it. */
export function currentOpener(): HTMLElement | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : trigger;
}

/** Focuses the opener of a layer that closed, after the layer's own return of the focus, and only when that left the focus nowhere. */
export function returnFocus(opener: HTMLElement | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && opener?.isConnected) opener.focus();
    }),
  );
}
