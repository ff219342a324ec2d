import { createPressListener } from '@rookery/ui/keyboard';
import { feedCommands } from './feed-commands.js';
import type { FeedRegistry } from './feed-registry.js';
import { pressFocusedRow, runFeedCommand, runFeedPattern } from './run-feed-command.js';

/** The `keydown` listener of a page whose only shortcuts are those of its lists. Single keys are for members. */
export function createFeedListener(feeds: FeedRegistry, isSignedIn: boolean): (event: KeyboardEvent) => void {
  return createPressListener(() => ({
    commands: feedCommands,
    chosen: {},
    isOn: isSignedIn,
    runAlways: event => runFeedPattern(feeds, event) || (!isSignedIn && pressFocusedRow(feeds, event)),
    run: (id, event) => runFeedCommand(feeds, id, event.target),
  }));
}
