import { addressOf, pathOf } from './base.js';

/** The folder that the app is served from, as the page's HTML names its manifest: `/` or `/social/`. */
export const BASE = readBase();

function readBase(): string {
  const manifest = globalThis.document?.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? null;
  return manifest === null ? '/' : new URL('.', manifest.href).pathname;
}

/** The address of a page on this host. */
export const inApp = (path: string): string => addressOf(path, BASE);

/** The page at an address of this host. */
export const pageAt = (address: string): string => pathOf(address, BASE);

/** Path and search of the page that the address bar shows. */
export const shownPath = (): string => pageAt(location.pathname);
