import { cursorMessages } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import type { Command } from './app-commands.js';
import { shortcutMessages } from './messages.js';

/** The name of each command in the reader's language. */
export function useCommandNames(): (id: Command['id']) => string {
  const feed = useMessages(cursorMessages);
  const app = useMessages(shortcutMessages);
  return id => (id in feed ? feed[id as keyof typeof feed]() : app[id as keyof Pick<typeof app, 'goHome'>]());
}
