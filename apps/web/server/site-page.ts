import { createHash } from 'node:crypto';
import { accentProperties } from '../src/config/brand-color.js';
import { readConfig } from '../src/config/read-config.js';
import { defaultConfig, type Fields } from '../src/config/site-config.js';
import { escapedHtml } from './escaped-html.js';
import { withInlineSheet, type PageWithSheet } from './inline-sheet.js';

/** The service worker, and the one that takes its place where a site wants none. */
export const WORKER = '/sw.js';
const NO_WORKER = '/no-sw.js';

/** How the built app becomes a site. */
export interface Site {
  /** The folder of the app on its host, with slashes at both ends. */
  readonly base: string;
  /** The site's configuration. */
  readonly config: Fields;
}

/**
 * The page of a site, from the page that was built for the root of a host: its files below the folder of the site, with the configuration and the
 * style sheet inside, so that neither costs a request. Name, logo and colour are there before any script runs.
 *
 * @param read Returns the text of a file of the app; null for one that it does not have.
 */
export function sitePage(html: string, { base, config }: Site, read: (path: string) => string | null): PageWithSheet {
  const { name, logo, brandColor } = readConfig(config);
  const accent = Object.entries(accentProperties(brandColor)).map(([property, value]) => `${property}:${value};`);
  const styled = withInlineSheet(html, path => {
    const sheet = read(path);
    return sheet === null || accent.length === 0 ? sheet : `${sheet}:root{${accent.join('')}}`;
  });
  const picture =
    logo === null
      ? ''
      : `<img class="app-mark" referrerpolicy="no-referrer" src="${escapedHtml(/^(?:https:|\/)/.test(logo) ? logo : `/${logo}`)}" alt="">`;
  const page = styled.html
    .replaceAll(/<svg[^>]*class="app-mark"[^]*?<\/svg>/g, mark => picture || mark)
    // In texts alone: the names of files and fields are in lower case.
    .replaceAll(defaultConfig.name, () => escapedHtml(name))
    .replaceAll(/ (href|src)="\/(?!\/)/g, (_link, attribute: string) => ` ${attribute}="${base}`)
    .replace('</head>', () => `<meta name="rookery:config" content="${escapedHtml(JSON.stringify(config))}"></head>`);
  return { html: page, source: styled.source };
}

/** The manifest of a site: its addresses are relative. Files that other apps share are the service worker's to take: a site without one takes texts. */
export function siteManifest(manifest: string, { config }: Pick<Site, 'config'>): string {
  const { name, isOffline } = readConfig(config);
  const named = manifest.replaceAll(`"${defaultConfig.name}"`, () => JSON.stringify(name));
  if (isOffline) return named;
  const params = { title: 'title', text: 'text', url: 'url' };
  return JSON.stringify({ ...(JSON.parse(named) as object), share_target: { action: './share', method: 'GET', params } });
}

/** The name of a version of the page in the list of files that the service worker keeps. */
export const pageRevision = (html: string | Uint8Array): string =>
  `page-${createHash('sha256').update(html).digest('hex').slice(0, 16)}`;

/**
 * The service worker of a site: it names the page of the site, so that a changed configuration is a new version. On a site that wants none it is the
 * one that removes itself.
 *
 * @param read Returns the text of a file of the app; null for one that it does not have.
 */
export function siteWorker(html: string, { config }: Pick<Site, 'config'>, read: (path: string) => string | null): string | null {
  if (!readConfig(config).isOffline) return read(NO_WORKER);
  return read(WORKER)?.replace(/page-[\da-f]{16}/, () => pageRevision(html)) ?? null;
}
