/** Controls that open the composer: a reader who is on one of them is about to press it. */
const OPENERS = [
  '.app-post',
  'button:is([data-kind="reply"], [data-kind="quote"])',
  // In the menu of a post, of a profile, and of the own account.
  '[role="menuitem"]:is([data-kind="edit"], [data-kind="mention"], [data-kind="directMessage"], [data-kind="redraft"], [data-kind="drafts"])',
].join();

/** Calls `load` once, when the pointer or the focus comes to a control that opens the composer. Returns the function that ends it. */
export function loadBeforePress(page: Document, load: () => void): () => void {
  const end = new AbortController();
  const onReach = ({ target }: Event): void => {
    // Some browsers remember a module that could not be loaded: without a network the press alone loads it.
    if (!navigator.onLine || !(target instanceof Element) || target.closest(OPENERS) === null) return;
    end.abort();
    load();
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    page.addEventListener(type, onReach, { capture: true, passive: true, signal: end.signal });
  return () => end.abort();
}
