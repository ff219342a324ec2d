import { adsOf, type Ad, type Client, type SiteSettings } from '@rookery/api-client';

export interface AdRequest {
  client: Pick<Client, 'calls'>;
  /** The ads extension of the site settings. */
  settings: SiteSettings['ads'];
  /** The language of the interface. */
  locale: string;
  /** Requests the endpoint of Rumble. Default: the browser's. */
  fetch?: typeof globalThis.fetch | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Resolves to the ads of the site's provider (ADS-09): `soapbox` has them in the site settings, `rumble` behind an address of the site
 * settings, `truth` on the server. Rejects with ApiError when they cannot be loaded or read.
 */
export async function loadAds({ client, settings, locale, fetch, signal }: AdRequest): Promise<Ad[]> {
  const ads = adsOf(client, fetch);
  switch (settings.provider) {
    case 'soapbox':
      return settings.items;
    case 'rumble':
      return settings.endpoint === null ? [] : ads.rumble(settings.endpoint, { locale, signal });
    case 'truth':
      return ads.truth({ locale, signal });
    case null:
      return [];
  }
}
