import { debounce } from '@rookery/ui';
import { useScroller, useScrollZone, type VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { flushDelay, newItems, scrollZone, ZONE_REST_MS, type NewItems } from './new-items.js';

interface NewItemsOptions {
  /** Posts in the queue. */
  count: number;
  /** The rows are those of an earlier visit, until the newest ones replace them. */
  isStored?: boolean;
  autoloadTimelines: boolean;
  /** The page has several lists. */
  isOneOfMany?: boolean;
  /** The first row of the list is on another page of it. */
  isElsewhere: boolean;
  rows: readonly { key: string; kind: string }[];
  list: RefObject<VirtualListHandle | null>;
  /** `isAtTop`: the reader is at the list's top, and nothing in it has the focus. */
  showQueue(isAtTop?: boolean): void;
  /** Requests the newest page. Resolves with the number of posts in the queue. */
  refetch(): Promise<number>;
}

interface NewItemsHandle {
  news: NewItems;
  /** Shows the queue, scrolls to it and focuses the list. */
  show(): void;
  /** Requests the newest page. At the top new posts are shown, elsewhere they are queued. */
  refresh(): Promise<void>;
}

/** Decides how queued posts are presented, and shows them automatically when that setting is on (LIST-10). */
export function useNewItems(options: NewItemsOptions): NewItemsHandle {
  const {
    count,
    isStored = false,
    isOneOfMany = false,
    autoloadTimelines,
    isElsewhere,
    rows,
    list,
    showQueue,
    refetch,
  } = options;
  const scroller = useScroller();
  const scrolledTo = useScrollZone(scrollZone, ZONE_REST_MS);
  const zone = isElsewhere ? 'away' : scrolledTo;
  const isAtTop = useCallback(() => !isElsewhere && scrollZone(scroller.offset()) === 'top', [isElsewhere, scroller]);
  const news = newItems({ count, zone, autoloadTimelines });

  /** Set until the shown queue is scrolled to, and whether the focus moves too. */
  const wanted = useRef<{ withFocus: boolean } | null>(null);
  const flush = useCallback(
    (withFocus: boolean) => {
      wanted.current = { withFocus };
      showQueue(!withFocus);
    },
    [showQueue],
  );
  const show = useCallback(() => flush(true), [flush]);
  const refresh = useCallback(async () => {
    if ((await refetch()) > 0 && isAtTop()) flush(false);
  }, [refetch, flush, isAtTop]);

  /** When new posts last showed by themselves in one of several lists. */
  const shownAt = useRef<number | null>(null);
  const isAutomatic = autoloadTimelines && count > 0;
  useEffect(() => {
    if (!isAutomatic) return undefined;
    const look = debounce(
      () => {
        if (!isAtTop()) return;
        // A focused post keeps the focus and its position.
        if (isOneOfMany) shownAt.current = performance.now();
        const isOnPost = list.current?.element()?.querySelector(':scope :focus') ?? null;
        if (isOnPost === null) flush(false);
        else showQueue();
      },
      flushDelay(shownAt.current, performance.now()),
    );
    look();
    const unsubscribe = scroller.subscribe('scroll', look);
    return () => {
      look.cancel();
      unsubscribe();
    };
  }, [isAutomatic, isOneOfMany, count, isAtTop, list, flush, showQueue, scroller]);

  const [first] = rows;
  const before = useRef({ firstKey: first?.key, isStored });
  useLayoutEffect(() => {
    const element = list.current?.element();
    const isNew = first?.key !== before.current.firstKey && zone === 'top';
    // A reader at the top sees the post that they have just sent, and the newest posts instead of those of the last visit.
    const isOwn = isNew && first?.kind === 'pending';
    const isNewest = isNew && before.current.isStored && (element?.querySelector(':scope :focus') ?? null) === null;
    before.current = { firstKey: first?.key, isStored };
    const asked = count === 0 ? wanted.current : null;
    if ((asked === null && !isOwn && !isNewest) || first === undefined || !element) return;
    if (asked !== null) wanted.current = null;
    // The list has held the row being read. A reader who asked for new posts is scrolled to them, to the scroller's very top.
    list.current?.scrollToKey(first.key, { offset: scroller.topOf(element) });
    if (asked?.withFocus === true) element.focus({ preventScroll: true });
  });

  return { news, show, refresh };
}
