/** Which press means which command: keys, two-key sequences, what the reader has chosen instead. */

/** A command that keys can call. `keys`: its defaults, written as `event.key` gives them, two of a sequence with a space between. */
export interface ShortcutCommand {
  readonly id: string;
  readonly keys: readonly string[];
}

/** Command id → the keys the reader chose for it; unchecked, as stored. */
export type ChosenKeys = Readonly<Record<string, unknown>>;

/** What a keyboard event says about itself. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>;

/** The second key of a sequence counts this long after the first. */
export const SEQUENCE_MS = 1500;

const NAMED_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End', 'Enter']);
const OTHER_KEYS = new Set(['Backspace', 'Delete', 'Insert']);
/** Keys of other scripts that stand where these do. */
const SAME_KEYS: Readonly<Record<string, string>> = { '؟': '?', '؛': ';', '،': ',' };

/**
 * The key a press gives, in lower case and whatever script the keyboard writes: the letter's place counts where it is not a Latin
 * one. Null for presses with a modifier (Shift is none for signs) and while text is being composed.
 */
export function pressedKey(press: Press): string | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  const key = SAME_KEYS[press.key] ?? press.key;
  if (key.length !== 1) return press.shiftKey ? null : key;
  if (/[!-~]/.test(key)) {
    const isLetter = /[a-z]/i.test(key);
    return isLetter && press.shiftKey ? null : key.toLowerCase();
  }
  const place = /^Key([A-Z])$/.exec(press.code)?.[1];
  return place === undefined || press.shiftKey ? null : place.toLowerCase();
}

/** Whether a key, or two with a space between, can be a command's: characters, arrows and the like; never Tab, Escape or the space. */
export function isAssignable(keys: unknown): keys is string {
  if (typeof keys !== 'string' || keys.length > 20) return false;
  const parts = keys.split(' ');
  return parts.length <= 2 && parts.every(part => /^[!-~]$/.test(part) || NAMED_KEYS.has(part) || OTHER_KEYS.has(part));
}

/** The keys of a command: the reader's, where they are ones that can be, else its own. */
export function keysOf(command: ShortcutCommand, chosen: ChosenKeys): readonly string[] {
  const own = Object.hasOwn(chosen, command.id) ? chosen[command.id] : undefined;
  if (!Array.isArray(own)) return command.keys;
  const valid = own.filter(isAssignable);
  return valid.length === own.length ? valid.slice(0, 4) : command.keys;
}

/** The command that a key calls already, among others than `exceptId`; a key that begins a sequence is taken by that. */
export function takenBy<Command extends ShortcutCommand>(
  keys: string,
  commands: readonly Command[],
  chosen: ChosenKeys,
  exceptId: string,
): Command | null {
  const collides = (taken: string) => taken === keys || taken.startsWith(`${keys} `) || keys.startsWith(`${taken} `);
  return commands.find(command => command.id !== exceptId && keysOf(command, chosen).some(collides)) ?? null;
}

export interface Bindings {
  /** Keys, or two with a space between → the command's id. */
  readonly commands: ReadonlyMap<string, string>;
  /** First keys of sequences. */
  readonly prefixes: ReadonlySet<string>;
}

/** All keys with what they call. Where two commands want one key, the first has it. */
export function createBindings(all: readonly ShortcutCommand[], chosen: ChosenKeys): Bindings {
  const commands = new Map<string, string>();
  for (const command of all) {
    for (const keys of keysOf(command, chosen)) if (!commands.has(keys)) commands.set(keys, command.id);
  }
  const prefixes = new Set([...commands.keys()].flatMap(keys => (keys.includes(' ') ? [keys.slice(0, keys.indexOf(' '))] : [])));
  return { commands, prefixes };
}

/** The first key of a sequence and when it was pressed (ms). */
export interface BegunSequence {
  readonly key: string;
  readonly at: number;
}

export interface PressResult {
  readonly command: string | null;
  readonly sequence: BegunSequence | null;
}

/** What a key means after what was pressed before. The second key of a sequence never counts as a key of its own. */
export function pressKey(bindings: Bindings, sequence: BegunSequence | null, key: string, now: number): PressResult {
  if (sequence !== null && now - sequence.at <= SEQUENCE_MS) {
    return { command: bindings.commands.get(`${sequence.key} ${key}`) ?? null, sequence: null };
  }
  if (bindings.prefixes.has(key)) return { command: null, sequence: { key, at: now } };
  return { command: bindings.commands.get(key) ?? null, sequence: null };
}
