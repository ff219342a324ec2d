/** Browsers keep at most this many entries: a history of this length no longer tells positions. */
const MAX_HISTORY_LENGTH = 50;

/** A completed sign-in continues on its sign-in page within this time; later the page was opened for another sign-in. */
const CONTINUE_WITHIN_MS = 10_000;

/**
 * Steps back from the callback page to the sign-in page, over the server's pages: a completed sign-in continues there, so that Back does
 * not lead to the server's consent page. 0 when the position is not certain.
 *
 * @param before Entries up to and including the sign-in page, when the reader left it.
 * @param now Entries up to and including the callback page.
 */
export function stepsToSignInPage(before: number, now: number): number {
  return before > 0 && now > before && now < MAX_HISTORY_LENGTH ? now - before : 0;
}

/** Whether the sign-in page was reached by going back from the callback page. @param now epoch ms */
export function isContinuing(completedAt: number | null, now: number): boolean {
  return completedAt !== null && now >= completedAt && now - completedAt < CONTINUE_WITHIN_MS;
}
