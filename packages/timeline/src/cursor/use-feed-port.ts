import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FeedCallbacks } from '../options/feed-callbacks.js';
import type { FeedPort, FeedPortOptions, Feeds } from './feed-port.js';

const noKeys: readonly string[] = [];

/** Makes a feed one the reader's cursor can move through; gives the keys of the rows to keep mounted. */
export function useFeedPort(feed: FeedPortOptions, options: FeedCallbacks & { feeds: Feeds }): readonly string[] {
  const [kept, setKept] = useState(noKeys);
  const port = useRef<FeedPort | null>(null);
  const { feeds } = options;
  useLayoutEffect(() => {
    port.current ??= {
      ...feed,
      options,
      keep: key => setKept(keys => (keys[0] === (key ?? undefined) ? keys : key === null ? noKeys : [key])),
      onCommit: null,
      onEnd: null,
    };
    Object.assign(port.current, feed, { options });
    port.current.onCommit?.();
  });
  useEffect(() => (port.current === null ? undefined : feeds.add(port.current)), [feeds]);
  return kept;
}
