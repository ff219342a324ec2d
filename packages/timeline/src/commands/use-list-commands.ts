import { useListCursor, type CursorList } from '@rookery/ui/list';
import { useEffect, useLayoutEffect } from 'react';
import type { FeedRegistry } from './feed-registry.js';
import type { RowCommandRegistry, RowCommands } from './row-commands.js';

/** Registers a list for keys. Returns the keys of the rows that its cursor keeps mounted. */
export function useFeed(list: CursorList, commands: RowCommandRegistry, feeds: FeedRegistry): readonly string[] {
  const { cursor, keptKeys } = useListCursor(list);
  useEffect(() => feeds.add({ cursor, commands }), [feeds, cursor, commands]);
  return keptKeys;
}

/** Registers the commands of a row while it is mounted: those of its latest rendering. Without a registry or a key: does nothing. */
export function useRowCommands(registry: RowCommandRegistry | null, key: string | undefined, commands: RowCommands): void {
  useLayoutEffect(() => (key === undefined ? undefined : registry?.register(key, commands)));
}
