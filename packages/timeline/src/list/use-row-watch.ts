import { debounce } from '@rookery/ui';
import type { VirtualListHandle } from '@rookery/ui/list';
import { useEffect, type RefObject } from 'react';

/** How long scrolling rests before what is in view counts as seen. Longer than the list's own changes take. */
const REST_MS = 150;

/** The keys of the rows of a list that are in view, from the top. */
function keysInView(element: HTMLElement | null): string[] {
  const rows = [...(element?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  return rows.flatMap(row => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight ? (row.dataset.key ?? []) : [];
  });
}

/** Tells which rows are in view whenever scrolling rests, and once the rows change. */
export function useRowWatch(
  list: RefObject<VirtualListHandle | null>,
  rows: unknown,
  onRest: (keys: readonly string[]) => void,
): void {
  useEffect(() => {
    const look = debounce(() => onRest(keysInView(list.current?.element() ?? null)), REST_MS);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener('scroll', look);
    };
  }, [list, rows, onRest]);
}
