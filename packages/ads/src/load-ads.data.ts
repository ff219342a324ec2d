import { adsOf, type Ad, type AdProvider, type Client, type SiteSettings } from '@rookery/api-client';

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

/** Where the ads of each provider come from. */
const sources: Record<AdProvider, (request: AdRequest) => Ad[] | Promise<Ad[]>> = {
  soapbox: ({ settings }) => settings.items,
  rumble: ({ client, settings: { endpoint }, fetch, locale, signal }) =>
    endpoint === null ? [] : adsOf(client, fetch).rumble(endpoint, { locale, signal }),
  truth: ({ client, fetch, locale, signal }) => adsOf(client, fetch).truth({ locale, signal }),
};

/**
 * Resolves to the ads of the site's provider (ADS-09): `soapbox` has them in the site settings, `rumble` behind an address of the site
 * settings, `truth` on the server. None of an unknown provider. Rejects with ApiError when they cannot be loaded or read.
 */
export async function loadAds(request: AdRequest): Promise<Ad[]> {
  const { provider } = request.settings;
  return provider === null ? [] : sources[provider](request);
}
