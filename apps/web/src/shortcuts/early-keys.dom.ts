/** A key pressed longer ago than this, in ms, is forgotten: the page has changed since. */
const KEPT_FOR_MS = 5_000;
const MOST_KEYS = 50;

/** Keys that were pressed while the code of the shortcuts was still loading. */
interface EarlyKeys {
  /** Presses the kept keys again, in their order, and keeps no more. Call it once the shortcuts listen. */
  replay(): void;
}

/** Keeps the keys of one character without a modifier, and Escape behind them. Other keys have done their default action already. */
export function keepEarlyKeys(page: Document): EarlyKeys {
  const kept: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent): void => {
    // Space scrolls the page, unless a kept key has opened a composer, where it is part of the text.
    const isInText = kept.length > 0 && event.target === page.body;
    const isCharacter = event.key?.length === 1 && (event.key !== ' ' || isInText);
    // It cancels the composer that a kept key opens.
    const isCancel = event.key === 'Escape' && isInText;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing && !event.defaultPrevented;
    if ((isCharacter || isCancel) && isPlain && kept.length < MOST_KEYS) kept.push(event);
  };
  page.addEventListener('keydown', keep);
  return {
    replay() {
      page.removeEventListener('keydown', keep);
      const now = performance.now();
      for (const event of kept.splice(0)) {
        if (now - event.timeStamp > KEPT_FOR_MS) continue;
        // The element may be gone since; the key was meant for the page then.
        const target = event.target instanceof Element && event.target.isConnected ? event.target : page.body;
        target.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    },
  };
}

/** The keys of this page, kept from the start. */
export const earlyKeys: EarlyKeys = keepEarlyKeys(document);
