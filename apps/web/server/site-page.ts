import { accentProperties } from '../src/config/brand-color.js';
import { readConfig } from '../src/config/read-config.js';
import { defaultConfig, type Fields } from '../src/config/site-config.js';
import { escapedHtml } from './escaped-html.js';
import { withInlineSheet, type PageWithSheet } from './inline-sheet.js';

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

/** The manifest of a site: its addresses are relative. */
export function siteManifest(manifest: string, { config }: Pick<Site, 'config'>): string {
  return manifest.replaceAll(`"${defaultConfig.name}"`, () => JSON.stringify(readConfig(config).name));
}
