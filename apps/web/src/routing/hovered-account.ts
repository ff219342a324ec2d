/** Selects the names and avatars that open a card: in posts, lists and notifications. @param base The folder of the app on its host. */
export const hovered = (base: string): string =>
  ['identity', 'status-avatar', 'mention'].map(name => `a.rk-${name}[href^="${base}@"]`).join();

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
