import { isAssignable, pressedKey, takenBy, type ChosenKeys, type ShortcutCommand } from './shortcut-keys.js';

/** The result of a key press while a new key for a command is recorded. */
export type Recording<Command> =
  | { readonly kind: 'more'; /** The first key of a sequence. */ readonly first: string }
  | { readonly kind: 'set'; readonly keys: string }
  | { readonly kind: 'taken'; readonly keys: string; readonly by: Command }
  | { readonly kind: 'unusable'; readonly key: string }
  | { readonly kind: 'ignored' };

export interface RecordingState<Command> {
  /** The command that gets the key. */
  command: Command;
  /** The first key of a sequence that has begun; null otherwise. */
  first: string | null;
  /** A key that begins a sequence for this command; null when the command takes single keys. */
  sequenceStart: string | null;
  commands: readonly Command[];
  chosen: ChosenKeys;
}

/** Keys that are pressed on the way to another one. */
const INCOMPLETE_KEYS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'Dead', 'Process']);

/** Records one key press. */
export function recordKey<Command extends ShortcutCommand>(
  press: KeyboardEvent,
  { command, first, sequenceStart, commands, chosen }: RecordingState<Command>,
): Recording<Command> {
  if (INCOMPLETE_KEYS.has(press.key) || press.repeat) return { kind: 'ignored' };
  const key = pressedKey(press);
  if (key === null || !isAssignable(key)) return { kind: 'unusable', key: press.key === ' ' ? '␣' : press.key };
  if (first === null && key === sequenceStart) return { kind: 'more', first: key };
  const keys = first === null ? key : `${first} ${key}`;
  const by = takenBy(keys, commands, chosen, command.id);
  return by === null ? { kind: 'set', keys } : { kind: 'taken', keys, by };
}
