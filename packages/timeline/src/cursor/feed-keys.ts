import { feedCommands } from './feed-commands.js';
import type { Feeds } from './feed-port.js';
import { createPressListener } from './press-listener.js';
import { runFeedCommand, runFeedPattern } from './run-feed-command.js';

/** The keys of feeds alone, for a page that has no keys of its own. */
export function createFeedListener(feeds: Feeds): (event: KeyboardEvent) => void {
  return createPressListener(() => ({
    commands: feedCommands,
    chosen: {},
    isOn: true,
    runAlways: event => runFeedPattern(feeds, event),
    run: (id, event) => runFeedCommand(feeds, id, event.target),
  }));
}
