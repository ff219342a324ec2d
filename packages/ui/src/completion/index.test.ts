import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports the documented names of the completion entry', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'MOST_EMOJIS',
    'createCharacterRuler',
    'createEmojiSearch',
    'emojiMatcher',
    'insertText',
    'placeBeside',
    'tokenAt',
    'useCompletion',
  ]);
});
