/** No server lets anyone pin more. */
const MOST_PINS = 10;

/**
 * The pinned posts of an answer for them. Some servers pay no heed to what is asked for and answer with the whole list: then the
 * answer is the list's own beginning, and says nothing about pins.
 */
export function truePins(answered: readonly string[], listed: readonly string[]): readonly string[] {
  const isBeginning = answered.every((id, index) => listed[index] === id);
  const isWhole = answered.length > 1 && answered.length === listed.length;
  return isBeginning && (isWhole || answered.length > MOST_PINS) ? [] : answered;
}
