import { cursorMessages, feedCommands, isFeedCommandOffered, useTimelineOptions, type FeedCommandId } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import type { CommandGroup, NamedCommand } from '@rookery/ui/shortcuts';
import { useSession } from '../session/session-provider.js';
import { columnHost } from '../shell/column-host.js';
import { columnCommands, commandGroups, commands, isPlace, placeHref, placesOf, type Command } from './app-commands.js';
import { searchField } from './app-keys.dom.js';
import { shortcutMessages } from './messages.js';

/** Begins the sequences that lead to places. */
const PLACE_SEQUENCE_START = 'g';

/** All commands, with their names in the reader's language. */
export function useNamedCommands(): readonly (Command & NamedCommand)[] {
  const feed = useMessages(cursorMessages);
  const app = useMessages(shortcutMessages);
  return commands.map(command => ({
    ...command,
    name: isFeedCommand(command.id) ? feed[command.id]() : app[command.id](),
    ...(command.group === 'places' && { sequenceStart: PLACE_SEQUENCE_START }),
  }));
}

/** The commands that this app offers this reader, in the groups of the legend. */
export function useCommandGroups(): readonly CommandGroup[] {
  const text = useMessages(shortcutMessages);
  const options = useTimelineOptions();
  const { session, features } = useSession();
  const places = placesOf(session?.account?.acct ?? null, features);
  const offered = useNamedCommands().filter(({ id }) => {
    if (id === 'search' && searchField() !== null) return true;
    if (columnCommands.includes(id)) return columnHost.get() !== null;
    if (isPlace(id)) return placeHref(id, places) !== null;
    return !isFeedCommand(id) || isFeedCommandOffered(id, options);
  });
  return commandGroups.map(group => ({
    id: group,
    title: text[group](),
    commands: offered.filter(command => command.group === group),
  }));
}

function isFeedCommand(id: Command['id']): id is FeedCommandId {
  return feedCommands.some(command => command.id === id);
}
