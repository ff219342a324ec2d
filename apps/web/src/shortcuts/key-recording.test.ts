import { describe, expect, it } from 'vitest';
import { commands, type Command } from './app-commands.js';
import { recordKey } from './key-recording.js';

const command = (id: Command['id']) => commands.find(candidate => candidate.id === id) as Command;
const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({ key, code: '', ...more }) as KeyboardEvent;
const record = (event: KeyboardEvent, id: Command['id'], first: string | null = null) =>
  recordKey(event, command(id), first, commands, {});

describe('recordKey', () => {
  it('takes a free key', () => {
    expect(record(press('l'), 'favourite')).toEqual({ kind: 'set', keys: 'l' });
    expect(record(press('f'), 'favourite')).toEqual({ kind: 'set', keys: 'f' });
  });

  it('names the command that has the key', () => {
    expect(record(press('j'), 'favourite')).toEqual({ kind: 'taken', keys: 'j', by: command('next') });
    expect(record(press('g'), 'favourite')).toMatchObject({ kind: 'taken', by: { group: 'places' } });
  });

  it('waits for the second key of a place', () => {
    expect(record(press('g'), 'goHome')).toEqual({ kind: 'more', first: 'g' });
    expect(record(press('x'), 'goHome', 'g')).toEqual({ kind: 'set', keys: 'g x' });
    expect(record(press('l'), 'goHome', 'g')).toMatchObject({ kind: 'taken', by: { id: 'goLocal' } });
  });

  it('refuses what no command can have, and overlooks a modifier on its way to a sign', () => {
    expect(record(press(' '), 'favourite')).toEqual({ kind: 'unusable', key: '␣' });
    expect(record(press('l', { ctrlKey: true }), 'favourite')).toEqual({ kind: 'unusable', key: 'l' });
    expect(record(press('F5'), 'favourite')).toEqual({ kind: 'unusable', key: 'F5' });
    expect(record(press('Shift', { shiftKey: true }), 'favourite')).toEqual({ kind: 'ignored' });
  });
});
