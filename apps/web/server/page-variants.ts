import { hasFrame } from '../src/routing/hrefs.js';
import { displayAttributes, readDisplayCookie } from '../src/settings/display.js';
import { staticFile, type StaticFile } from './static-files.js';

/** The request headers that decide how the page is dressed. */
interface PageHeaders {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Variants that are kept: a cookie can name thousands. */
const MOST_VARIANTS = 100;

/** The request headers a cache must tell variants apart by. */
export const PAGE_VARY = 'Accept-Encoding, Accept-Language, Cookie';

/** The notice of each language for an app that does not start. */
const NOTICE = /<main class="app-start" lang="(\w+)".*?<\/main>/gs;

/**
 * The page's HTML with the display settings, language and direction of the reader on its root element, and without its frame on paths
 * that have none, so that the first paint, before any script runs, is right. The notice for an app that does not start is that of the language
 * alone. Each of the variants used last is compressed once.
 *
 * @param ofSite The site's defaults of the settings.
 */
export function createPageVariants(
  html: string,
  ofSite: Readonly<Record<string, unknown>> = {},
): (path: string, headers: PageHeaders) => StaticFile {
  const variants = new Map<string, StaticFile>();
  return (path, headers) => {
    const settings = readDisplayCookie(headers.cookie ?? '', ofSite);
    const attributes = displayAttributes(settings, preferredLanguages(headers['accept-language'] ?? ''));
    const root = rootElement({ class: 'rk-app', ...attributes, 'data-frame': hasFrame(path) ? null : 'none' });
    const known = variants.get(root);
    if (known !== undefined) return known;
    const [oldest] = variants.keys();
    if (variants.size >= MOST_VARIANTS && oldest !== undefined) variants.delete(oldest);
    const own = html.replace(NOTICE, (notice, language) => (language === attributes.lang ? notice : ''));
    const variant = staticFile('/index.html', Buffer.from(own.replace(/<html[^>]*>/, root)));
    variants.set(root, variant);
    return variant;
  };
}

function rootElement(attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => (value === null ? [] : [` ${name}="${value}"`]));
  return `<html${written.join('')}>`;
}

/** The languages of an `Accept-Language` header, the preferred first (RFC 9110, 12.5.4). */
export function preferredLanguages(header: string): string[] {
  return header
    .split(',')
    .map(part => {
      const [language = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map(parameter => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(value => value !== undefined);
      return { language: language.trim(), quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => language !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
