/** Share of the limit from which the remaining characters are shown (CHAT-22). */
const COUNTED_SHARE = 0.9;

/** Whether the remaining characters are shown: near the limit and above it. */
export function showsRemaining(remaining: number, limit: number): boolean {
  return remaining <= limit - limit * COUNTED_SHARE;
}

/** A press of Enter: sends, makes a new line, or belongs to an input method (CHAT-23). */
export function enterAction(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}): 'send' | 'newline' | null {
  // Safari ends the composition before the key that ended it; its code is 229 then.
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return null;
  return event.shiftKey ? 'newline' : 'send';
}
