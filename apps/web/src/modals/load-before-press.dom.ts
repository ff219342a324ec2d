/** Controls that open the composer: a reader who is on one of them is about to press it. */
const OPENERS = [
  '.app-post',
  'button:is([data-kind="reply"], [data-kind="quote"])',
  // In the menu of a post, of a profile, and of the own account.
  '[role="menuitem"]:is([data-kind="edit"], [data-kind="mention"], [data-kind="directMessage"], [data-kind="redraft"], [data-kind="drafts"])',
].join();

/** Calls `load` once, when the pointer or the focus comes to a control that opens the composer. Returns the function that ends it. */
export function loadBeforePress(page: Document, load: () => void): () => void {
  return listenUntil(page, ['pointerover', 'focusin', 'pointerdown'], ({ target }) => {
    // Some browsers remember a module that could not be loaded: without a network the press alone loads it.
    if (!navigator.onLine || !(target instanceof Element) || target.closest(OPENERS) === null) return false;
    load();
    return true;
  });
}

/**
 * Calls `prepare` once, at the first sign of a person on the page: one who reads may soon write, and a page that nobody touches loads nothing.
 * Never calls it for readers who save data, and not without a network. Returns the function that ends it.
 */
export function prepareForPerson(page: Document, prepare: () => void): () => void {
  return listenUntil(page, ['pointermove', 'pointerdown', 'wheel', 'keydown'], () => {
    if (!navigator.onLine || savesData()) return false;
    prepare();
    return true;
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls `onEvent` until it returns true, or until the returned function is called. */
function listenUntil(page: Document, types: readonly string[], onEvent: (event: Event) => boolean): () => void {
  const end = new AbortController();
  const listen = (event: Event): void => {
    if (onEvent(event)) end.abort();
  };
  for (const type of types) page.addEventListener(type, listen, { capture: true, passive: true, signal: end.signal });
  return () => end.abort();
}
