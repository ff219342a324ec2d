import type { VirtualListHandle } from '@rookery/ui/list';
import type { RowCommandRegistry } from '../commands/row-commands.js';
import type { FeedCallbacks } from '../options/feed-callbacks.js';

/** What the cursor needs of a feed. The code of the cursor is fetched with the first key; this much is there before. */
export interface FeedPort extends FeedPortOptions {
  options: FeedCallbacks;
  /** Keeps this row mounted wherever it is, and no other. */
  keep: (key: string | null) => void;
  /** Set by the cursor: called after every change of the feed, and at its end. */
  onCommit: (() => void) | null;
  onEnd: (() => void) | null;
}

/** A gap whose posts have come. */
export interface FilledGap {
  /** Of its row before that. */
  gapKey: string;
  /** Of the row beside it that stays where it is, and on which side of the gap that stands. */
  key: string;
  side: 'newer' | 'older';
  /** Whether the reader goes by keys: then the next row has to be in view. */
  isByKeys: boolean;
}

export interface FeedPortOptions {
  rows: readonly { readonly key: string }[];
  list: { readonly current: VirtualListHandle | null };
  /** The commands of the mounted rows. */
  commands: RowCommandRegistry;
  /** The way to more rows at the end; null when all are here. */
  older: { isLoading: boolean; hasFailed: boolean; onLoad(): void } | null;
  /** The gap that was filled just now; null once that is drawn. Absent: the feed has no gaps. */
  filled?: { current: FilledGap | null };
  /** Which way the reader went last by keys. Absent: nothing depends on it. */
  moved?: { current: 'up' | 'down' | null };
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
