/* Keyboard shortcuts: keys and two-key sequences, the commands they call, and the keys the reader has chosen instead. */

/** A command that keys can call. */
export interface ShortcutCommand {
  readonly id: string;
  /** Default keys, as `event.key` gives them. The two keys of a sequence are separated by a space. */
  readonly keys: readonly string[];
  /** Runs again while its key is held. Default: once per press. */
  readonly repeats?: boolean;
}

/** The keys the reader chose, by command id. Unchecked, as stored. */
export type ChosenKeys = Readonly<Record<string, unknown>>;

/** The parts of a `KeyboardEvent` that name the key. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>;

/** The second key of a sequence has to follow the first within this time, in ms. */
export const SEQUENCE_MS = 1500;

const NAMED_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End', 'Enter']);
const OTHER_KEYS = new Set(['Backspace', 'Delete', 'Insert']);
/** Signs of the Arabic keyboard and their Latin equivalents. */
const SAME_KEYS: ReadonlyMap<string, string> = new Map(Object.entries({ '؟': '?', '؛': ';', '،': ',' }));

/**
 * The key of a press, in lower case. For a letter that is not Latin the physical position counts, so shortcuts work in every script.
 * Null for a press with a modifier (Shift is part of a sign, not of a letter) and while text is composed.
 */
export function pressedKey(press: Press): string | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  const key = SAME_KEYS.get(press.key) ?? press.key;
  if (key.length !== 1) return press.shiftKey ? null : key;
  if (/[!-~]/.test(key)) {
    const isLetter = /[a-z]/i.test(key);
    return isLetter && press.shiftKey ? null : key.toLowerCase();
  }
  const place = /^Key([A-Z])$/.exec(press.code)?.[1];
  return place === undefined || press.shiftKey ? null : place.toLowerCase();
}

/** Whether a key or sequence can be assigned to a command. Tab, Escape and the space bar cannot: browsers and controls need them. */
export function isAssignable(keys: unknown): keys is string {
  if (typeof keys !== 'string' || keys.length > 20) return false;
  const parts = keys.split(' ');
  return parts.length <= 2 && parts.every(part => /^[!-~]$/.test(part) || NAMED_KEYS.has(part) || OTHER_KEYS.has(part));
}

/** The keys of a command: the reader's choice if it is valid, else the defaults. At most four. */
export function keysOf(command: ShortcutCommand, chosen: ChosenKeys): readonly string[] {
  const own = Object.hasOwn(chosen, command.id) ? chosen[command.id] : undefined;
  if (!Array.isArray(own)) return command.keys;
  const valid = own.filter(isAssignable);
  return valid.length === own.length ? valid.slice(0, 4) : command.keys;
}

/** The command other than `exceptId` that already has the keys. A sequence also takes its first key. */
export function takenBy<Command extends ShortcutCommand>(
  keys: string,
  commands: readonly Command[],
  chosen: ChosenKeys,
  exceptId: string,
): Command | null {
  const collides = (taken: string) => taken === keys || taken.startsWith(`${keys} `) || keys.startsWith(`${taken} `);
  return commands.find(command => command.id !== exceptId && keysOf(command, chosen).some(collides)) ?? null;
}

interface Bindings {
  /** Command ids by key or sequence. */
  readonly commands: ReadonlyMap<string, string>;
  /** The first keys of sequences. */
  readonly prefixes: ReadonlySet<string>;
}

/** All keys with their commands. When two commands want one key, the first gets it. */
export function createBindings(all: readonly ShortcutCommand[], chosen: ChosenKeys): Bindings {
  const commands = new Map<string, string>();
  for (const command of all) {
    for (const keys of keysOf(command, chosen)) if (!commands.has(keys)) commands.set(keys, command.id);
  }
  const prefixes = new Set([...commands.keys()].flatMap(keys => (keys.includes(' ') ? [keys.slice(0, keys.indexOf(' '))] : [])));
  return { commands, prefixes };
}

/** The first key of a sequence and its time in ms. */
export interface BegunSequence {
  readonly key: string;
  readonly at: number;
}

interface PressResult {
  readonly command: string | null;
  readonly sequence: BegunSequence | null;
}

/** The command of a key press, and the sequence it begins. The second key of a sequence never calls a command by itself. */
export function pressKey(bindings: Bindings, sequence: BegunSequence | null, key: string, now: number): PressResult {
  if (sequence !== null && now - sequence.at <= SEQUENCE_MS) {
    return { command: bindings.commands.get(`${sequence.key} ${key}`) ?? null, sequence: null };
  }
  if (bindings.prefixes.has(key)) return { command: null, sequence: { key, at: now } };
  return { command: bindings.commands.get(key) ?? null, sequence: null };
}
