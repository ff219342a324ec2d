import { createLazySource, type LazySource } from '../lazy-part/lazy-source.js';
import { createBrowserSanitizer } from './browser-sanitizer.dom.js';
import type { Sanitize } from './sanitizer-rules.js';

/** The browser's own sanitizer, or DOMPurify, which only a browser without one loads (ADR 8). */
export const sanitizers: LazySource<Sanitize> = createLazySource(createBrowserSanitizer, async () =>
  (await import('./purify-sanitizer.dom.js')).createPurifySanitizer(),
);

/**
 * Loads what rich text needs beside the browser: DOMPurify where the browser has no sanitizer of its own. Texts ask for it themselves, and have their
 * words alone until it is there; a page that calls this before it has texts shows their links at once. Rejects when the code could not be loaded:
 * the next text asks again. Resolves at once on a server.
 */
export async function prepareRichText(): Promise<void> {
  if (typeof document !== 'undefined') await sanitizers.prepare();
}
