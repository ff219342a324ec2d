/*
 * The site's own configuration: `config.json` beside `index.html`, or the same text in the HTML (docs/deploying.md). A site without one loads no more
 * than this file; `read-config.ts` is loaded by the others.
 */
import type { FeatureName } from '@rookery/api-client';

export type Fields = Readonly<Record<string, unknown>>;

export interface SiteConfig {
  /** Origins of the servers that people can sign in to; the first is read by visitors. Empty: any server. */
  readonly servers: readonly string[];
  readonly name: string;
  /** The address of a picture. */
  readonly logo: string | null;
  /** `#rrggbb` */
  readonly brandColor: string | null;
  /** Defaults of the settings, unchecked: `valuesIn` takes the usable ones. */
  readonly defaultSettings: Fields;
  /** Features that no server has on this site. */
  readonly hidden: readonly FeatureName[];
  /** Whether browsers keep the site for use without a network. */
  readonly isOffline: boolean;
  /** Site settings for servers that have none of their own, as such servers send them. */
  readonly siteSettings: Fields;
}

/** The configuration of a site without one. */
export const defaultConfig: SiteConfig = {
  servers: [],
  name: 'Rookery',
  logo: null,
  brandColor: null,
  defaultSettings: {},
  hidden: [],
  isOffline: true,
  siteSettings: {},
};

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the text of a configuration. One that is no JSON object configures nothing. */
export function parseConfig(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
