import { isAssignable, pressedKey, takenBy, type ChosenKeys } from '@rookery/timeline';
import type { Command } from './app-commands.js';

/** What came of a key pressed to be a command's new one. */
export type Recording =
  | { readonly kind: 'more'; /** The first key of a sequence. */ readonly first: string }
  | { readonly kind: 'set'; readonly keys: string }
  | { readonly kind: 'taken'; readonly keys: string; readonly by: Command }
  | { readonly kind: 'unusable'; readonly key: string }
  | { readonly kind: 'ignored' };

/** Begins a sequence for the commands that are sequences to begin with. */
const SEQUENCE_START = 'g';
const LONE_MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'Dead', 'Process']);

/** One press while a new key for `command` is waited for; `first` is what was pressed before it in a sequence. */
export function recordKey(
  press: KeyboardEvent,
  command: Command,
  first: string | null,
  commands: readonly Command[],
  chosen: ChosenKeys,
): Recording {
  if (LONE_MODIFIERS.has(press.key) || press.repeat) return { kind: 'ignored' };
  const key = pressedKey(press);
  if (key === null || !isAssignable(key)) return { kind: 'unusable', key: press.key === ' ' ? '␣' : press.key };
  if (first === null && key === SEQUENCE_START && command.group === 'places') return { kind: 'more', first: key };
  const keys = first === null ? key : `${first} ${key}`;
  const by = takenBy(keys, commands, chosen, command.id);
  return by === null ? { kind: 'set', keys } : { kind: 'taken', keys, by };
}
