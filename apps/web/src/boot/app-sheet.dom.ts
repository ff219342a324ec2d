/** A page without its style is better than none: the app is drawn after this time in any case. */
const SHEET_WAIT_MS = 5_000;

/**
 * Applies the second style sheet of the page. Its link has a medium that never matches, so that neither the first paint nor the boot
 * script waits for it. Resolves once its rules hold, and where they cannot be had.
 */
export function applyAppSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="not all"]');
  // The development server adds the sheet by itself.
  if (link === null) return Promise.resolve();
  const settled = new Promise<void>(resolve => {
    if (link.sheet !== null || hasFailed(link.href)) return resolve();
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, SHEET_WAIT_MS);
  });
  link.media = 'all';
  return settled;
}

/** Whether a file's request has failed. No event tells of it afterwards, and the link looks as if it still loaded. */
function hasFailed(url: string): boolean {
  const requests = performance.getEntriesByName(url, 'resource') as PerformanceResourceTiming[];
  // Undefined in Safari, where the wait ends by itself.
  return requests.some(({ responseStatus }) => responseStatus === 0 || responseStatus >= 400);
}
