import { describe, expect, it } from 'vitest';
import { enterAction, showsRemaining } from './composer-rules.js';

it('[CHAT-22] shows the remaining characters from 90 % of the limit', () => {
  expect(showsRemaining(51, 500)).toBe(false);
  expect(showsRemaining(50, 500)).toBe(true);
  expect(showsRemaining(-1, 500)).toBe(true);
});

describe('enterAction', () => {
  const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

  it('[CHAT-23] sends with Enter and makes a new line with Shift', () => {
    expect(enterAction(enter)).toBe('send');
    expect(enterAction({ ...enter, shiftKey: true })).toBe('newline');
    expect(enterAction({ ...enter, key: 'a' })).toBeNull();
  });

  it('[CHAT-23] does neither while an input method composes, also as Safari reports it', () => {
    expect(enterAction({ ...enter, isComposing: true })).toBeNull();
    expect(enterAction({ ...enter, keyCode: 229 })).toBeNull();
  });
});
