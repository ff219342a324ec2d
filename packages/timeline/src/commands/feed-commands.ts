import type { ShortcutCommand } from '@rookery/ui/keyboard';

/** A command of a list. `cursorMessages` names it by its id. */
export interface FeedCommand extends ShortcutCommand {
  readonly id: FeedCommandId;
  readonly group: 'moving' | 'post';
}

export type FeedCommandId =
  | 'next'
  | 'previous'
  | 'open'
  | 'reply'
  | 'favourite'
  | 'reblog'
  | 'mention'
  | 'openAuthor'
  | 'toggleText'
  | 'toggleMedia'
  | 'openMedia'
  | 'react';

/** The commands of lists with their default keys. */
export const feedCommands: readonly FeedCommand[] = [
  { id: 'next', group: 'moving', keys: ['j', 'ArrowDown'], repeats: true },
  { id: 'previous', group: 'moving', keys: ['k', 'ArrowUp'], repeats: true },
  { id: 'open', group: 'post', keys: ['o', 'Enter'] },
  { id: 'reply', group: 'post', keys: ['r'] },
  { id: 'favourite', group: 'post', keys: ['f'] },
  { id: 'reblog', group: 'post', keys: ['b'] },
  { id: 'mention', group: 'post', keys: ['m'] },
  { id: 'openAuthor', group: 'post', keys: ['p'] },
  { id: 'toggleText', group: 'post', keys: ['x'] },
  { id: 'toggleMedia', group: 'post', keys: ['h'] },
  { id: 'openMedia', group: 'post', keys: ['a'] },
  { id: 'react', group: 'post', keys: ['e'] },
];
