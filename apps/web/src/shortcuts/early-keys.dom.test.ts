import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepEarlyKeys } from './early-keys.dom.js';

const heard: string[] = [];
const listener = (event: KeyboardEvent) => void heard.push(`${event.key} on ${(event.target as Element).localName}`);

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = '<input>';
  document.removeEventListener('keydown', listener);
});

function replay(keys: ReturnType<typeof keepEarlyKeys>): string[] {
  document.addEventListener('keydown', listener);
  keys.replay();
  return heard;
}

it('[HINT-01] presses the keys again that came before the shortcuts, in order', () => {
  const keys = keepEarlyKeys(document);
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(replay(keys)).toEqual(['g on body', '? on body']);
});

it('keeps the field that had the focus as the target', () => {
  const keys = keepEarlyKeys(document);
  fireEvent.keyDown(document.querySelector('input') as Element, { key: 'n' });
  expect(replay(keys)).toEqual(['n on input']);
});

it('presses a key on the page when its element is gone', () => {
  const keys = keepEarlyKeys(document);
  fireEvent.keyDown(document.querySelector('input') as Element, { key: 'n' });
  document.body.innerHTML = '';
  expect(replay(keys)).toEqual(['n on body']);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }, { key: 'Backspace' }, { key: ' ' }])(
  'keeps no key with %j: its default action has run',
  init => {
    const keys = keepEarlyKeys(document);
    fireEvent.keyDown(document.body, { key: 'n', ...init });
    expect(replay(keys)).toEqual([]);
  },
);

it('[CMP-02] keeps the spaces between words that were typed after a key', () => {
  const keys = keepEarlyKeys(document);
  for (const key of ['n', 'a', ' ', 'b']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.querySelector('input') as Element, { key: ' ' });
  expect(replay(keys)).toEqual(['n on body', 'a on body', '  on body', 'b on body']);
});

it('[CMP-02] keeps Escape behind a key that may have opened a composer, and nowhere else', () => {
  const keys = keepEarlyKeys(document);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  for (const key of ['n', 'T', 'Escape']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.querySelector('input') as Element, { key: 'Escape' });
  expect(replay(keys)).toEqual(['n on body', 'T on body', 'Escape on body']);
});

it('[CMP-02] keeps Backspace and Enter of a text that was typed after a key', () => {
  const keys = keepEarlyKeys(document);
  for (const key of ['n', 'a', 'b', 'Backspace', 'Enter', 'c']) fireEvent.keyDown(document.body, { key });
  fireEvent.keyDown(document.querySelector('input') as Element, { key: 'Backspace' });
  expect(replay(keys)).toEqual(['n on body', 'a on body', 'b on body', 'Backspace on body', 'Enter on body', 'c on body']);
});

/** Presses keys, each so many milliseconds ago. */
function pressAgo(...presses: readonly (readonly [key: string, ago: number])[]): void {
  const now = performance.now();
  for (const [key, ago] of presses) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: now - ago });
    document.body.dispatchEvent(event);
  }
}

it('forgets keys after five seconds', () => {
  const keys = keepEarlyKeys(document);
  pressAgo(['n', 5_100]);
  expect(replay(keys)).toEqual([]);
});

it('forgets the keys before a pause of five seconds', () => {
  const keys = keepEarlyKeys(document);
  pressAgo(['n', 9_000], ['j', 3_000]);
  expect(replay(keys)).toEqual(['j on body']);
});

it('[CMP-02] keeps a text that was typed for longer than five seconds with the key that opened its composer', () => {
  const keys = keepEarlyKeys(document);
  pressAgo(['n', 8_000], ['f', 6_000], ['b', 2_000]);
  expect(replay(keys)).toEqual(['n on body', 'f on body', 'b on body']);
});

it('[CMP-02] keeps a text of hundreds of keys', () => {
  const keys = keepEarlyKeys(document);
  for (let count = 0; count < 400; count += 1) fireEvent.keyDown(document.body, { key: 'n' });
  expect(replay(keys)).toHaveLength(400);
});

it('keeps no key after the replay', () => {
  const keys = keepEarlyKeys(document);
  keys.replay();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(replay(keys)).toEqual([]);
});
