import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Handlers for a list: when the row that has the focus is removed, the focus moves to the row that takes its place.
 *
 * @param rows Changes whenever a row is removed.
 * @param selector Finds the elements of the list that can take the focus, one in each row.
 */
export function useFocusAfterRemoval(rows: readonly unknown[], selector: string) {
  const focused = useRef<{ readonly list: Element; readonly element: Element; readonly index: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = focused;
    if (current === null || current.element.isConnected) return;
    focused.current = null;
    const left = current.list.querySelectorAll<HTMLElement>(selector);
    left[Math.min(Math.max(current.index, 0), left.length - 1)]?.focus({ preventScroll: true });
  }, [rows, selector]);
  return {
    onFocus({ currentTarget: list, target: element }: FocusEvent): void {
      const candidates = [...list.querySelectorAll(selector)];
      const index = candidates.findIndex(candidate => candidate === element || candidate.parentElement?.contains(element));
      focused.current = { list, element, index };
    },
    onBlur(): void {
      focused.current = null;
    },
  };
}
