const ANNOUNCER = '[data-live-announcer]';

/**
 * Makes React Aria's announcer clear its texts without writing markup. It sets `innerHTML`, which a policy with `require-trusted-types-for`
 * refuses: the exception would leave an effect of the part and take the page down. The announcer is created by the first announcement and
 * stays in the page; until then the children of the body are observed.
 */
export function keepMarkupOutOfAnnouncer(page: Document): void {
  if (guardedPages.has(page)) return;
  guardedPages.add(page);
  if (guard(page)) return;
  const observer = new MutationObserver(() => {
    if (guard(page)) observer.disconnect();
  });
  observer.observe(page.body, { childList: true });
}

const guardedPages = new WeakSet<Document>();

/** Returns false while there is no announcer. */
function guard(page: Document): boolean {
  const announcer = page.querySelector(ANNOUNCER);
  for (const log of announcer?.children ?? []) {
    const clear = (): void => log.replaceChildren();
    Object.defineProperty(log, 'innerHTML', { configurable: true, set: clear });
  }
  return announcer !== null;
}
