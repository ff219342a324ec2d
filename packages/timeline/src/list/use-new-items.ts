import { debounce } from '@rookery/ui';
import { useScroller, useScrollZone, type VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { AUTO_FLUSH_MS, newItems, scrollZone, ZONE_REST_MS, type NewItems } from './new-items.js';

interface NewItemsOptions {
  /** Posts in the queue. */
  count: number;
  autoloadTimelines: boolean;
  /** The list's first row is not in the list shown, wherever the page is scrolled to. */
  isElsewhere: boolean;
  rows: readonly { key: string }[];
  list: RefObject<VirtualListHandle | null>;
  /** `isAtTop`: the reader stays at the list's top, and nothing in it has the focus. */
  showQueue(isAtTop?: boolean): void;
  /** Asks for the newest page and says how many posts wait then. */
  refetch(): Promise<number>;
}

export interface NewItemsHandle {
  news: NewItems;
  /** Shows what waits and goes up to it. */
  show(): void;
  /** Asks for what is new; a reader at the top sees it at once, another finds it in the queue. */
  refresh(): Promise<void>;
}

/** What becomes of queued posts, and the ways to see them; shows them by itself where the reader wants that. */
export function useNewItems(options: NewItemsOptions): NewItemsHandle {
  const { count, autoloadTimelines, isElsewhere, rows, list, showQueue, refetch } = options;
  const scroller = useScroller();
  const scrolledTo = useScrollZone(scrollZone, ZONE_REST_MS);
  const zone = isElsewhere ? 'away' : scrolledTo;
  const isAtTop = useCallback(() => !isElsewhere && scrollZone(scroller.offset()) === 'top', [isElsewhere, scroller]);
  const news = newItems({ count, zone, autoloadTimelines });

  /** Once what waits is shown: go up to it, and whether the focus goes along. */
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

  const isAutomatic = autoloadTimelines && count > 0;
  useEffect(() => {
    if (!isAutomatic) return undefined;
    const look = debounce(() => {
      if (!isAtTop()) return;
      // Whoever is on a post by keyboard stays on it, and it stays where it is.
      const isOnPost = list.current?.element()?.querySelector(':scope :focus') ?? null;
      if (isOnPost === null) flush(false);
      else showQueue();
    }, AUTO_FLUSH_MS);
    look();
    const unsubscribe = scroller.subscribe('scroll', look);
    return () => {
      look.cancel();
      unsubscribe();
    };
  }, [isAutomatic, count, isAtTop, list, flush, showQueue, scroller]);

  useLayoutEffect(() => {
    const [first] = rows;
    const element = list.current?.element();
    if (wanted.current === null || count > 0 || first === undefined || !element) return;
    const { withFocus } = wanted.current;
    wanted.current = null;
    // The list held the row being read where it was; who asked for new posts goes up to them, to the page's own top.
    list.current?.scrollToKey(first.key, { offset: scroller.topOf(element) });
    if (withFocus) element.focus({ preventScroll: true });
  });

  return { news, show, refresh };
}
