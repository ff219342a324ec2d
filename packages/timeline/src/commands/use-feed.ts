import { useListCursor, type CursorList } from '@rookery/ui/list';
import { useEffect } from 'react';
import type { FeedRegistry } from './feed-registry.js';
import type { RowCommandRegistry } from './row-commands.js';

/** Registers a list for keys. Returns the keys of the rows that its cursor keeps mounted. */
export function useFeed(list: CursorList, commands: RowCommandRegistry, feeds: FeedRegistry): readonly string[] {
  const { cursor, keptKeys } = useListCursor(list);
  useEffect(() => feeds.add({ cursor, commands }), [feeds, cursor, commands]);
  return keptKeys;
}
