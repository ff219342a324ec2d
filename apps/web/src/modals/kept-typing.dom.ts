import type { TypedAhead } from '@rookery/compose/typed-ahead';
import { tabItems } from '../storage/guarded-storage.js';

/** The texts in what `keepTyping` has stored. */
export function storedTyping(stored: string | null): [subject: string, text: string][] {
  try {
    const texts = JSON.parse(stored ?? '{}') as Readonly<Record<string, unknown>> | null;
    return Object.entries(texts ?? {}).flatMap(([subject, text]) => (typeof text === 'string' ? [[subject, text]] : []));
  } catch {
    return [];
  }
}

/**
 * Keeps the text that was typed for composers that could not be loaded while the page is loaded anew, as for a new version with the composer.
 * Returns an unsubscribe function.
 *
 * @param key Of the session storage.
 */
export function keepTyping(typedAhead: TypedAhead, key: string, page: Window): () => void {
  typedAhead.restore(storedTyping(tabItems.read(key)));
  tabItems.remove(key);
  const store = (): void => {
    const waiting = typedAhead.waiting();
    if (waiting.length > 0) tabItems.write(key, JSON.stringify(Object.fromEntries(waiting)));
  };
  page.addEventListener('pagehide', store);
  return () => page.removeEventListener('pagehide', store);
}
