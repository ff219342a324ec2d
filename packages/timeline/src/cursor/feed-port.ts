import type { VirtualListHandle } from '@rookery/ui';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FeedCallbacks } from './feed-callbacks.js';

/** What the cursor needs of a feed. The code of the cursor is fetched with the first key; this much is there before. */
export interface FeedPort extends FeedPortOptions {
  options: FeedCallbacks;
  /** Keeps this row mounted wherever it is, and no other. */
  keep: (key: string | null) => void;
  /** Set by the cursor: called after every change of the feed, and at its end. */
  onCommit: (() => void) | null;
  onEnd: (() => void) | null;
}

export interface FeedPortOptions {
  rows: readonly { readonly key: string }[];
  list: RefObject<VirtualListHandle | null>;
  /** The way to more rows at the end; null when all are here. */
  older: { isLoading: boolean; hasFailed: boolean; onLoad(): void } | null;
}

/** The feeds on the page, the last to come last. */
export interface Feeds {
  readonly ports: FeedPort[];
  add(port: FeedPort): () => void;
}

export function createFeeds(): Feeds {
  const ports: FeedPort[] = [];
  return {
    ports,
    add(port) {
      ports.push(port);
      return () => {
        ports.splice(ports.indexOf(port), 1);
        port.onEnd?.();
      };
    },
  };
}

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
