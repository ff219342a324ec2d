import type { VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatRow } from '../chat-types.js';
import { hasOthersBehind, lastKey } from './log-rules.js';

/** Less than a line of text: a view that is this near the end shows it. */
const END_PX = 16;
/** Space above the divider of unread messages, in px. */
const UNREAD_OFFSET_PX = 48;

/** Follows whether the end of a log is in view, and whether messages came below it meanwhile. */
export function useLogEnd(rows: readonly ChatRow[], onAtEndChange: (isAtEnd: boolean) => void) {
  const list = useRef<VirtualListHandle | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  /** The newest row when the reader left the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null);
  const isAway = !isAtEnd && hasOthersBehind(rows, leftAt);
  const newest = useRef<string | null>(null);
  const hasOpened = useRef(false);
  const stops = useRef<readonly (() => void)[]>([]);
  const latest = useRef(onAtEndChange);
  useLayoutEffect(() => {
    latest.current = onAtEndChange;
    if (isAtEnd) newest.current = lastKey(rows);
  });
  useEffect(() => latest.current(isAtEnd), [isAtEnd]);

  const attach = useCallback((handle: VirtualListHandle | null) => {
    list.current = handle;
    // React 18 ignores a cleanup that a ref returns, so this one waits for null.
    for (const stop of stops.current) stop();
    stops.current = [];
    if (handle === null) return;
    const { scroller } = handle;
    const read = (): void => {
      const isNow = scroller.contentHeight() - scroller.offset() - scroller.viewportHeight() <= END_PX;
      setAtEnd(isNow);
      if (!isNow) setLeftAt(key => key ?? newest.current);
      else setLeftAt(null);
    };
    stops.current = [scroller.subscribe('scroll', read), scroller.subscribe('resize', read)];
  }, []);

  // A reader with more than a screen of unread messages begins at the first of them.
  useEffect(() => {
    const { current: handle } = list;
    if (hasOpened.current || handle === null || rows.length === 0) return;
    hasOpened.current = true;
    const unread = rows.find(row => row.kind === 'unread');
    if (unread !== undefined && !handle.keysInView().includes(unread.key))
      handle.scrollToKey(unread.key, { offset: UNREAD_OFFSET_PX });
  }, [rows]);

  const showEnd = useCallback(() => list.current?.scrollToEnd(), []);
  return { isAtEnd, hasNewBelow: isAway, showEnd, attach };
}
