import { useLayoutEffect, useRef, type FocusEvent } from 'react';

interface Focused {
  readonly list: Element;
  readonly element: Element;
  readonly index: number;
}

/** The menu of a row, or a question about it. */
const LAYERS = '[role=menu], [role=dialog], [role=alertdialog], dialog';

/** A question about a row may still be closing when its row is removed. In ms. */
const PATIENCE_MS = 2_000;

/**
 * Handlers for a list: when the row that has the focus is removed, or the row that a dialog is about, the focus moves to the row that takes
 * its place.
 *
 * @param rows Changes whenever a row is removed.
 * @param selector Finds the elements of the list that can take the focus, one in each row.
 */
export function useFocusAfterRemoval(rows: readonly unknown[], selector: string) {
  const focused = useRef<Focused | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (current === null || current.element.isConnected) return;
    focused.current = null;
    const removedAt = performance.now();
    const look = (): void => {
      // Refused while a menu or a modal, which is still closing, keeps the page inert.
      const isMoved = hasNoFocus(current.list) && focusInPlace(current, selector);
      const mayMove = current.list.isConnected && performance.now() - removedAt < PATIENCE_MS;
      if (!isMoved && mayMove) requestAnimationFrame(look);
    };
    look();
  }, [rows, selector]);
  return {
    onFocus({ currentTarget: list, target: element }: FocusEvent): void {
      // React hands on the events of a menu that a row has mounted elsewhere.
      if (!list.contains(element)) return;
      const candidates = [...list.querySelectorAll(selector)];
      const index = candidates.findIndex(candidate => candidate === element || candidate.parentElement?.contains(element));
      focused.current = { list, element, index };
    },
    onBlur({ currentTarget: list, target, relatedTarget }: FocusEvent): void {
      if (!list.contains(target)) return;
      const layer = relatedTarget instanceof Element ? relatedTarget.closest(LAYERS) : null;
      if (layer === null || layer.contains(list)) focused.current = null;
    },
  };
}

/** Returns whether the row could take the focus. */
function focusInPlace({ list, index }: Focused, selector: string): boolean {
  const left = list.querySelectorAll<HTMLElement>(selector);
  left[Math.min(Math.max(index, 0), left.length - 1)]?.focus({ preventScroll: true });
  return !hasNoFocus(list);
}

function hasNoFocus(list: Element): boolean {
  const { activeElement, body } = list.ownerDocument;
  return activeElement === null || activeElement === body;
}
