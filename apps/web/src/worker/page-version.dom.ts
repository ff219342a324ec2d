import { BASE } from '../routing/base.dom.js';

/** The script that this page was started with, relative to the folder of the app. */
export const pageVersion = (): string => {
  const src = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  return src.startsWith(location.origin + BASE) ? src.slice(location.origin.length + BASE.length) : '';
};

/** The script that a page of the built app starts with; null for another page, such as that of a network that wants a sign-in first. */
export const versionIn = (html: string): string | null =>
  /<script type="module"[^>]*\ssrc="[^"]*?(assets\/[^"]+)"/.exec(html)?.[1] ?? null;

/** Whether the site serves another version by now. False without an answer. */
export async function isPageOutdated(): Promise<boolean> {
  try {
    // The query keeps the worker from answering, and caches in between.
    const response = await fetch(`${BASE}?version=${Date.now()}`, { cache: 'no-store' });
    const version = response.ok ? versionIn(await response.text()) : null;
    return version !== null && version !== pageVersion();
  } catch {
    return false;
  }
}
