import { feedCommands, isFeedCommandOffered, useTimelineOptions, type FeedCommandId } from '@rookery/timeline';
import { useSession } from '../session/session-provider.js';
import { destinations } from '../shell/destinations.js';
import { commands, isPlace, placeHref, type Command } from './app-commands.js';
import { searchField } from './app-keys.dom.js';

/** The commands this app offers this reader. */
export function useOfferedCommands(): readonly Command[] {
  const options = useTimelineOptions();
  const { session } = useSession();
  const places = destinations(session?.account?.acct ?? null);
  return commands.filter(({ id }) => {
    if (id === 'search' && searchField() !== null) return true;
    if (isPlace(id)) return placeHref(id, places) !== null;
    return !isFeedCommand(id) || isFeedCommandOffered(id, options);
  });
}

function isFeedCommand(id: Command['id']): id is FeedCommandId {
  return feedCommands.some(command => command.id === id);
}
