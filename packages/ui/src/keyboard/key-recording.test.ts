import { describe, expect, it } from 'vitest';
import { recordKey } from './key-recording.js';

const commands = [
  { id: 'next', keys: ['j'] },
  { id: 'favourite', keys: ['f'] },
  { id: 'goHome', keys: ['g h'] },
  { id: 'goLocal', keys: ['g l'] },
] as const;
type Id = (typeof commands)[number]['id'];

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, code: '', ...more }) as KeyboardEvent;
const record = (event: KeyboardEvent, id: Id, first: string | null = null) =>
  recordKey(event, {
    command: commands.find(command => command.id === id) ?? commands[0],
    first,
    sequenceStart: id.startsWith('go') ? 'g' : null,
    commands,
    chosen: {},
  });

describe('recordKey', () => {
  it('takes a free key, or the one the command has', () => {
    expect(record(press('l'), 'favourite')).toEqual({ kind: 'set', keys: 'l' });
    expect(record(press('f'), 'favourite')).toEqual({ kind: 'set', keys: 'f' });
  });

  it('names the command that has the key', () => {
    expect(record(press('j'), 'favourite')).toEqual({ kind: 'taken', keys: 'j', by: commands[0] });
    expect(record(press('g'), 'favourite')).toMatchObject({ kind: 'taken', by: { id: 'goHome' } });
  });

  it('waits for the second key of a sequence', () => {
    expect(record(press('g'), 'goHome')).toEqual({ kind: 'more', first: 'g' });
    expect(record(press('x'), 'goHome', 'g')).toEqual({ kind: 'set', keys: 'g x' });
    expect(record(press('l'), 'goHome', 'g')).toMatchObject({ kind: 'taken', by: { id: 'goLocal' } });
  });

  it('refuses a key that no command can have', () => {
    expect(record(press(' '), 'favourite')).toEqual({ kind: 'unusable', key: '␣' });
    expect(record(press('l', { ctrlKey: true }), 'favourite')).toEqual({ kind: 'unusable', key: 'l' });
    expect(record(press('F5'), 'favourite')).toEqual({ kind: 'unusable', key: 'F5' });
  });

  it('ignores a modifier by itself', () => {
    expect(record(press('Shift', { shiftKey: true }), 'favourite')).toEqual({ kind: 'ignored' });
  });
});

it.each(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'Dead', 'Process'])(
  'waits for the key after %s',
  key => {
    expect(record(press(key), 'favourite')).toEqual({ kind: 'ignored' });
  },
);
