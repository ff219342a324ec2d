import { describe, expect, it } from 'vitest';
import {
  createBindings,
  isAssignable,
  keysOf,
  pressedKey,
  pressKey,
  SEQUENCE_MS,
  takenBy,
  type Press,
  type ShortcutCommand,
} from './shortcut-keys.js';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  isComposing: false,
  ...more,
});

const commands: ShortcutCommand[] = [
  { id: 'next', keys: ['j', 'ArrowDown'] },
  { id: 'favourite', keys: ['f'] },
  { id: 'goFavourites', keys: ['g f'] },
];

describe('pressedKey', () => {
  it('takes letters with Caps Lock on, and signs with Shift', () => {
    expect(pressedKey(press('j'))).toBe('j');
    expect(pressedKey(press('J'))).toBe('j');
    expect(pressedKey(press('?', { shiftKey: true }))).toBe('?');
    expect(pressedKey(press('ArrowDown'))).toBe('ArrowDown');
  });

  it('is null for a press with a modifier', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'isComposing'] as const) {
      expect(pressedKey(press('j', { [modifier]: true }))).toBeNull();
    }
    expect(pressedKey(press('J', { shiftKey: true }))).toBeNull();
    expect(pressedKey(press('ArrowDown', { shiftKey: true }))).toBeNull();
  });

  it('uses the position of the key for other scripts', () => {
    expect(pressedKey(press('ت', { code: 'KeyJ' }))).toBe('j');
    expect(pressedKey(press('о', { code: 'KeyJ' }))).toBe('j');
    expect(pressedKey(press('؟', { code: 'Slash', shiftKey: true }))).toBe('?');
    expect(pressedKey(press('é', { code: 'Digit2' }))).toBeNull();
  });
});

describe('keysOf', () => {
  it('prefers the chosen keys, even when there are none', () => {
    expect(keysOf(commands[1] as ShortcutCommand, { favourite: ['l'] })).toEqual(['l']);
    expect(keysOf(commands[1] as ShortcutCommand, { favourite: [] })).toEqual([]);
  });

  it.each([['Tab'], ['Escape'], [' '], [''], ['f f f'], [7], [null], ['x'.repeat(21)]])('ignores the chosen key %j', hostile => {
    expect(isAssignable(hostile)).toBe(false);
    expect(keysOf(commands[1] as ShortcutCommand, { favourite: [hostile] })).toEqual(['f']);
  });

  it('ignores a choice that is no list, and inherited property names', () => {
    expect(keysOf(commands[1] as ShortcutCommand, { favourite: 'l' })).toEqual(['f']);
    expect(keysOf({ id: 'toString', keys: ['t'] }, {})).toEqual(['t']);
  });
});

describe('pressKey', () => {
  const bindings = createBindings(commands, {});

  it('finds the command of a key', () => {
    expect(pressKey(bindings, null, 'f', 0)).toEqual({ command: 'favourite', sequence: null });
    expect(pressKey(bindings, null, 'y', 0)).toEqual({ command: null, sequence: null });
  });

  it('waits 1.5 s for the second key of a sequence', () => {
    const { command, sequence } = pressKey(bindings, null, 'g', 1000);
    expect(command).toBeNull();
    expect(pressKey(bindings, sequence, 'f', 1000 + SEQUENCE_MS).command).toBe('goFavourites');
    expect(pressKey(bindings, sequence, 'f', 1001 + SEQUENCE_MS).command).toBe('favourite');
  });

  it('ignores the second key of an unknown sequence', () => {
    const { sequence } = pressKey(bindings, null, 'g', 0);
    expect(pressKey(bindings, sequence, 'j', 10)).toEqual({ command: null, sequence: null });
  });

  it('gives a key that two commands want to the first', () => {
    expect(createBindings(commands, { favourite: ['j'] }).commands.get('j')).toBe('next');
  });
});

describe('takenBy', () => {
  it('names the other command that has the key', () => {
    expect(takenBy('j', commands, {}, 'favourite')?.id).toBe('next');
    expect(takenBy('j', commands, {}, 'next')).toBeNull();
    expect(takenBy('j', commands, { next: ['n'] }, 'favourite')).toBeNull();
  });

  it('finds keys that begin a sequence, from both sides', () => {
    expect(takenBy('g', commands, {}, 'favourite')?.id).toBe('goFavourites');
    expect(takenBy('j f', commands, {}, 'goFavourites')?.id).toBe('next');
    expect(takenBy('g h', commands, {}, 'favourite')).toBeNull();
  });
});

describe('limits of shortcuts', () => {
  it('waits one and a half seconds for the second key of a sequence', () => {
    expect(SEQUENCE_MS).toBe(1500);
  });

  it('reads the signs of an Arabic keyboard as their Latin equivalents', () => {
    expect(['؟', '؛', '،'].map(key => pressedKey(press(key)))).toEqual(['?', ';', ',']);
  });

  it('uses the position of letter keys only', () => {
    expect(pressedKey(press('й', { code: 'KeyQ' }))).toBe('q');
    expect(pressedKey(press('й', { code: 'AltKeyQ' }))).toBeNull();
    expect(pressedKey(press('й', { code: 'KeyQ2' }))).toBeNull();
  });

  it('assigns named keys, editing keys and sequences of two, not of three', () => {
    for (const keys of ['ArrowDown', 'Enter', 'Backspace', 'g h', 'g PageDown']) expect(isAssignable(keys)).toBe(true);
    for (const keys of ['Tab', 'g Tab', 'Tab g', 'g h j', 'ab']) expect(isAssignable(keys)).toBe(false);
  });

  it('keeps four of the chosen keys', () => {
    const command = { id: 'next', keys: ['j'] };
    expect(keysOf(command, { next: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['a', 'b', 'c', 'd']);
  });

  it('reads no key from an object prototype', () => {
    expect(keysOf({ id: 'next', keys: ['j'] }, Object.create({ next: ['x'] }) as Record<string, unknown>)).toEqual(['j']);
  });

  it('begins a sequence with its first key alone', () => {
    const bindings = createBindings(commands, {});
    expect([...bindings.prefixes]).toEqual(['g']);
    expect(pressKey(bindings, null, 'j', 0)).toEqual({ command: 'next', sequence: null });
    expect(pressKey(bindings, null, 'g', 5)).toEqual({ command: null, sequence: { key: 'g', at: 5 } });
  });
});
