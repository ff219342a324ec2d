import type { ListCursor } from '@rookery/ui/list';
import type { RowCommandRegistry } from './row-commands.js';

/** A list on the page that keys act on. */
interface Feed {
  readonly cursor: ListCursor;
  /** The commands of its mounted rows. */
  readonly commands: RowCommandRegistry;
}

/** The lists on the page that keys act on. */
export interface FeedRegistry {
  /** Returns an unregister function. */
  add(feed: Feed): () => void;
  /** The list that holds the node, else the one mounted last; null when there is none. */
  at(node: EventTarget | null): Feed | null;
}

export function createFeedRegistry(): FeedRegistry {
  const feeds: Feed[] = [];
  return {
    add(feed) {
      feeds.push(feed);
      return () => {
        feeds.splice(feeds.indexOf(feed), 1);
      };
    },
    at: node => feeds.find(({ cursor }) => cursor.contains(node)) ?? feeds.at(-1) ?? null,
  };
}
