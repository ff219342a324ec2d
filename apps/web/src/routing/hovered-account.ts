/** Names and avatars that open a card: in posts, lists and notifications. */
export const HOVERED = 'a.rk-identity[href^="/@"], a.rk-status-avatar[href^="/@"], a.rk-mention[href^="/@"]';

/** The handle in the address of a profile; null for other addresses, and for those below a profile. */
export function acctOfPath(path: string): string | null {
  const [, acct] = /^\/@([^/?#]+)$/.exec(path) ?? [];
  if (acct === undefined) return null;
  try {
    return decodeURIComponent(acct);
  } catch {
    return null;
  }
}
