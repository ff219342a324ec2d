import { useTimelineOptions } from '@rookery/timeline';
import { prefersReducedMotion } from '@rookery/ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { columnHost } from '../shell/column-host.js';
import { columnAt, columnOnSide, listIn, scrollerIn, showColumn } from './column-places.dom.js';

/** Offers the columns to the keys of the app while they are on the screen. */
export function useColumnHost(deck: RefObject<HTMLElement | null>, add: (href: string, title: string) => void): void {
  const { feeds } = useTimelineOptions();
  const latest = useRef(add);
  useLayoutEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    columnHost.set(() => ({
      add: (href, title) => latest.current(href, title),
      listAt(node) {
        const column = deck.current && columnAt(deck.current, node);
        return column && listIn(column);
      },
      focusBeside(step) {
        const from = deck.current && columnAt(deck.current, document.activeElement);
        const isInside = from?.contains(document.activeElement) === true;
        // The first press enters the current column.
        const column = deck.current && from && (isInside ? columnOnSide(deck.current, from, step) : from);
        if (!column) return;
        focusIn(column);
        showColumn(column, !prefersReducedMotion());
      },
    }));
    const focusIn = (column: HTMLElement): void => {
      const list = listIn(column);
      const feed = list && feeds.at(list);
      if (list && feed?.cursor.contains(list) === true) {
        if (feed.cursor.key() === null) feed.cursor.move('next');
        else feed.cursor.focus();
      }
      if (!column.contains(document.activeElement)) scrollerIn(column)?.focus({ preventScroll: true });
    };
    return () => columnHost.set(() => null);
  }, [deck, feeds]);
}
