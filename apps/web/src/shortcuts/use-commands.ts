import { cursorMessages, feedCommands, isFeedCommandOffered, useTimelineOptions, type FeedCommandId } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useSession } from '../session/session-provider.js';
import { commands, isPlace, placeHref, placesOf, type Command } from './app-commands.js';
import { searchField } from './app-keys.dom.js';
import { shortcutMessages } from './messages.js';

/** The name of each command in the reader's language. */
export function useCommandNames(): (id: Command['id']) => string {
  const feed = useMessages(cursorMessages);
  const app = useMessages(shortcutMessages);
  return id => (id in feed ? feed[id as keyof typeof feed]() : app[id as keyof Pick<typeof app, 'goHome'>]());
}

/** The commands this app offers this reader. */
export function useOfferedCommands(): readonly Command[] {
  const options = useTimelineOptions();
  const { session, features } = useSession();
  const places = placesOf(session?.account?.acct ?? null, features);
  return commands.filter(({ id }) => {
    if (id === 'search' && searchField() !== null) return true;
    if (isPlace(id)) return placeHref(id, places) !== null;
    return !isFeedCommand(id) || isFeedCommandOffered(id, options);
  });
}

function isFeedCommand(id: Command['id']): id is FeedCommandId {
  return feedCommands.some(command => command.id === id);
}
