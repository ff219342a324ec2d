/** After a pause of this length, in ms, the keys before it are forgotten: the page has changed since. */
const KEPT_FOR_MS = 5_000;
/** A text that is typed while a page loads for long. */
const MOST_KEYS = 1_000;
/** Keys of a text. Escape cancels the composer that a kept key opens. */
const TEXT_KEYS: readonly string[] = [' ', 'Backspace', 'Enter', 'Escape'];

/** Keys that were pressed while the code of the shortcuts was still loading. */
interface EarlyKeys {
  /** Presses the kept keys again, in their order, and keeps no more. Call it once the shortcuts listen. */
  replay(): void;
}

/** Keeps the keys of one character without a modifier, and those of a text behind them. Other keys have done their default action already. */
export function keepEarlyKeys(page: Document): EarlyKeys {
  const kept: KeyboardEvent[] = [];
  const forgetBefore = (now: number): void => {
    if (now - (kept.at(-1)?.timeStamp ?? now) > KEPT_FOR_MS) kept.length = 0;
  };
  const keep = (event: KeyboardEvent): void => {
    forgetBefore(event.timeStamp);
    // Space scrolls the page, unless a kept key has opened a composer, where it is part of the text.
    const isKey = TEXT_KEYS.includes(event.key) ? kept.length > 0 && event.target === page.body : event.key?.length === 1;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented;
    if (isKey && isPlain && kept.length < MOST_KEYS) kept.push(event);
  };
  page.addEventListener('keydown', keep);
  return {
    replay() {
      page.removeEventListener('keydown', keep);
      forgetBefore(performance.now());
      for (const event of kept.splice(0)) {
        // The element may be gone since; the key was meant for the page then.
        const target = event.target instanceof Element && event.target.isConnected ? event.target : page.body;
        target.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    },
  };
}

/** The keys of this page, kept from the start. */
export const earlyKeys: EarlyKeys = keepEarlyKeys(document);
