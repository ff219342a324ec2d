import type { FeedRegistry } from './feed-registry.js';
import { feedCommands } from './feed-commands.js';
import type { RowCommandId } from './row-commands.js';

/** The commands that the current row of a list offers. None without a current row. */
export function offeredCommands(feeds: FeedRegistry, target: EventTarget | null): readonly RowCommandId[] {
  const feed = feeds.at(target);
  const key = feed?.cursor.key() ?? null;
  const row = key === null ? null : (feed?.commands.commandsOf(key) ?? null);
  if (row === null) return [];
  const ids = feedCommands.map(({ id }) => id).filter((id): id is RowCommandId => id !== 'next' && id !== 'previous');
  return ids.filter(id => (row.refusal === undefined ? id === 'open' : row.refusal(id) === null));
}
