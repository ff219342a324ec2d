import { feedCommands } from '../commands/feed-commands.js';
import type { Feeds } from './feed-port.js';
import { createPressListener } from './press-listener.js';
import { pressFocusedRow, runFeedCommand, runFeedPattern } from '../commands/run-feed-command.js';

const isMember = ({ ports }: Feeds): boolean => ports.at(-1)?.options.isSignedIn === true;

/** The keys of feeds alone, for a page that has no keys of its own. */
export function createFeedListener(feeds: Feeds): (event: KeyboardEvent) => void {
  return createPressListener(() => ({
    commands: feedCommands,
    chosen: {},
    // Single keys are a member's (behaviour of hotkeys, spec 2).
    isOn: isMember(feeds),
    runAlways: event => runFeedPattern(feeds, event) || (!isMember(feeds) && pressFocusedRow(feeds, event)),
    run: (id, event) => runFeedCommand(feeds, id, event.target),
  }));
}
