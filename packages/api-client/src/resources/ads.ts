import type { CallOptions, WithCalls } from '../request/calls.js';
import { type Ad, ads, rumbleAds } from '../entities/ad.js';
import { fieldsOf } from '../entities/decode.js';
import { ApiError } from '../request/errors.js';

/** `locale`: the language of the interface, the only thing that a provider learns about the reader. */
export interface AdCallOptions extends CallOptions {
  locale: string;
}

const RUMBLE_TIMEOUT_MS = 20_000;

/**
 * The ads of the providers that are asked for them (ADS-09). No request
 * has the reader's token or cookies.
 *
 * @param fetch Requests the endpoint of Rumble, which is on another host.
 */
export function adsOf({ calls }: WithCalls, fetch: typeof globalThis.fetch = globalThis.fetch) {
  const headers = (locale: string) => ({ 'Accept-Language': locale || '*' });
  return {
    /** The ads of the server itself. */
    truth: ({ locale, signal }: AdCallOptions): Promise<Ad[]> =>
      calls.list('/api/v2/truth/ads', ads, {
        query: { device: 'desktop' },
        headers: headers(locale),
        isAnonymous: true,
        signal,
      }),
    /** The ads of an endpoint of Rumble. Rejects with ApiError `decode` for an address that is not http(s). */
    async rumble(endpoint: string, { locale, signal }: AdCallOptions): Promise<Ad[]> {
      const address = URL.canParse(endpoint) ? new URL(endpoint) : null;
      if (address === null || !/^https?:$/.test(address.protocol)) throw new ApiError('decode');
      const response = await fetch(address.href, {
        headers: headers(locale),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.any([AbortSignal.timeout(RUMBLE_TIMEOUT_MS), ...(signal ? [signal] : [])]),
      }).catch((cause: unknown) => {
        throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause });
      });
      if (!response.ok) throw new ApiError('http', { status: response.status });
      const items = fieldsOf(await response.json().catch(() => null))['ads'];
      if (!Array.isArray(items)) throw new ApiError('decode', { status: response.status });
      return rumbleAds(items, calls.decoding());
    },
  };
}
