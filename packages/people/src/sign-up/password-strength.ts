/** How hard a password is to guess. A hint: the server decides what it takes. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** A few of the passwords that are tried first, and their parts. */
const COMMON = /password|passwort|qwert|azerty|12345|abcdef|letmein|welcome|iloveyou|admin|secret/i;

/** Bits of chance from which a password counts as fair and as strong. */
const FAIR_BITS = 36;
const STRONG_BITS = 60;

/**
 * The strength of a password; null of an empty one. It counts characters and the kinds of them: repeated and ascending ones count little, and so
 * does what the new member has typed elsewhere.
 *
 * @param known The name and the address: a password with them is weak.
 */
export function passwordStrength(password: string, known: readonly string[]): PasswordStrength | null {
  if (password === '') return null;
  const letters = Array.from(password.toLowerCase());
  const parts = known.flatMap(text => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(part => part.length >= 4);
  if (COMMON.test(password) || parts.some(part => password.toLowerCase().includes(part))) return 'weak';
  const counted = letters.filter((letter, index) => !isContinued(letters[index - 1], letter)).length;
  const bits = counted * Math.log2(alphabet(password));
  if (bits >= STRONG_BITS) return 'strong';
  return bits >= FAIR_BITS ? 'fair' : 'weak';
}

/** Whether a character is that before it, or the next one of the alphabet. */
function isContinued(before: string | undefined, letter: string): boolean {
  const step = before === undefined ? Infinity : Math.abs((letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0));
  return step <= 1;
}

/** How many characters the kinds of those in a password have. */
function alphabet(password: string): number {
  const kinds = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{Ll}\p{Lu}\p{N}]/u, 33],
  ] as const;
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
