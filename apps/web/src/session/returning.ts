/** State of a history entry at which a reader comes back to where they were, though it is new: another account's home. */
export const returning = { isReturning: true };

export function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isReturning' in state && state.isReturning === true;
}
