import type { Anchor, VirtualListHandle } from '@rookery/ui/list';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Pager } from './pager.js';
import type { PagedRows } from './use-paged-rows.js';

interface PagerScreenProps {
  rows: readonly { key: string }[];
  pages: Omit<PagedRows<unknown>, 'shown'>;
  /** The way to older rows; null when all are loaded. */
  older: { isLoading: boolean; hasFailed: boolean; onLoad(): void } | null;
  list: RefObject<VirtualListHandle | null>;
  /** The reader's place at the start of a page. */
  onPlace(anchor: Anchor): void;
}

/** The pager of a list. Loaded pages need no request, and each page starts at its top. */
export function PagerScreen({ rows, pages, older, list, onPlace }: PagerScreenProps) {
  const { page, firstKey, turnTo } = pages;
  /** Index of the first row of the page that is loading. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    const arrived = awaited.current === null ? undefined : rows[awaited.current]?.key;
    if (arrived === undefined) return;
    awaited.current = null;
    turnTo(arrived);
  }, [rows, turnTo]);

  const shownKey = useRef(firstKey);
  useLayoutEffect(() => {
    if (shownKey.current === firstKey) return;
    shownKey.current = firstKey;
    const element = list.current?.element();
    const first = page === null ? undefined : rows[page.start];
    if (!element || page === null || first === undefined) return;
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
    element.focus({ preventScroll: true });
    // Like the list's own anchors, the index counts from the page's first row.
    onPlace({ key: first.key, index: 0, offset: element.getBoundingClientRect().top });
  }, [firstKey, page, rows, list, onPlace]);

  if (page === null) return null;
  const next = rows[page.end]?.key;
  const load = (): void => {
    awaited.current = page.end;
    older?.onLoad();
  };
  const { newerKey } = page;
  return (
    <Pager
      number={page.number}
      onNewer={newerKey === undefined ? null : () => turnTo(newerKey)}
      onOlder={next === undefined ? older && load : () => turnTo(next)}
      isLoading={older?.isLoading === true}
      hasFailed={next === undefined && older?.hasFailed === true}
    />
  );
}
