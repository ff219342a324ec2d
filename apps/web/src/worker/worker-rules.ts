/*
 * The decisions of the service worker (HINT-14): which requests it answers, which files it keeps from the start, which pictures it keeps. Answers of
 * an API are never kept: what they brought lies in the stores of the page.
 */

/** Pictures kept for reading without a network: at most this many, and none larger than `MOST_PICTURE_BYTES`. Together at most 100 MB. */
export const MOST_PICTURES = 400;
export const MOST_PICTURE_BYTES = 250_000;

/** The name of the cache of pictures. The page reads its size and clears it. */
export const PICTURES = 'rookery-pictures';

/** The name of the cache of the quiet hours, which the pages leave for the workers of pushes. */
export const QUIET = 'rookery-quiet';

/** The name of the cache of files that another app shares, until the composer has taken them. */
export const SHARED = 'rookery-shared';
/** As many as servers take with a post, and more. */
const MOST_SHARED = 20;

/** The header with the name of a shared file, percent-encoded. */
export const SHARED_NAME = 'x-rookery-name';

/** The fields of what another app shares: its texts as the query of the page that takes them, and its files. */
export function sharedParts(fields: Iterable<readonly [string, FormDataEntryValue]>): { query: string; files: File[] } {
  const query = new URLSearchParams();
  const files: File[] = [];
  for (const [name, value] of fields) {
    if (typeof value === 'string') query.set(name, value);
    else if (value.size > 0 && files.length < MOST_SHARED) files.push(value);
  }
  query.delete('files');
  if (files.length > 0) query.set('files', String(files.length));
  return { query: query.toString(), files };
}

/** A request as far as it decides. */
export interface AskedFile {
  readonly url: URL;
  readonly method: string;
  /** `Request.mode` and `Request.destination`. */
  readonly mode: string;
  readonly destination: string;
}

/** `page`: the page of an address. `file`: a script or a style sheet of the app, whose name has its hash. `null`: the browser's own business. */
export type Kept = 'page' | 'file' | 'picture' | null;

/**
 * How a request is answered.
 *
 * @param base The folder of the app, with its origin.
 * @param withoutCopy Origins that let no script read their pictures: the size of such a copy is unknown, and browsers count each as several MB.
 */
export function keptAs({ url, method, mode, destination }: AskedFile, base: URL, withoutCopy: ReadonlySet<string>): Kept {
  if (method !== 'GET' || !/^https?:$/.test(url.protocol)) return null;
  const isOwn = url.origin === base.origin && url.pathname.startsWith(base.pathname);
  if (mode === 'navigate') return isOwn && destination === 'document' ? 'page' : null;
  if (isOwn && url.pathname.startsWith(`${base.pathname}assets/`)) return 'file';
  return destination === 'image' && !withoutCopy.has(url.origin) ? 'picture' : null;
}

/**
 * Whether a built file is kept from the start: what pages and dialogs are made of. Catalogues of languages and the heavy parts that few visits need
 * are kept once they were loaded.
 *
 * @param path Relative to the folder of the build: `assets/home-1a2b3c4.js`.
 * @param languages Those with a catalogue.
 */
export function isKeptFromStart(path: string, languages: readonly string[]): boolean {
  const [, name, extension] = /^assets\/(.+?)-[\w-]{7,8}\.(\w+)$/.exec(path) ?? [];
  if (name === undefined || (extension !== 'js' && extension !== 'css')) return false;
  return !languages.includes(name) && !/^(?:hls|emoji-names|names-\w+)$/.test(name);
}

/** Whether the copy of a picture is kept. */
export const isPictureKept = (isOk: boolean, bytes: number): boolean => isOk && bytes <= MOST_PICTURE_BYTES;

/** Whether an answer says that the site cannot be reached, as a proxy does whose server is stopped. */
export const isUnreached = (status: number): boolean => status >= 502 && status <= 504;

/** A press on Reload, or a page of the new version, lets it take over; other pages of the old version keep the files that they still need. */
export const mayTakeOver = (pages: number): boolean => pages <= 1;

/**
 * Whether the browser may send the request of a page while the worker starts. Firefox (153) shows its error page when that request is refused, whatever
 * the worker answers.
 */
export const mayPreload = (userAgent: string): boolean => !/\bFirefox\//.test(userAgent);
