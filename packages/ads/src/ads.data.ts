import type { Ad } from '@rookery/api-client';
import { QueryObserver, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { nextRequestIn } from './ad-expiry.js';
import { loadAds, type AdRequest } from './load-ads.data.js';

/** The ads of a site, and when their expiry was last looked at, in milliseconds since the epoch. */
export interface AdSupply {
  readonly ads: readonly Ad[];
  readonly checkedAt: number;
}

export interface AdsOptions extends AdRequest {
  /** Told of an answer that could not be loaded or read, once for as long as the ads are followed. */
  onWarning?: ((text: string) => void) | undefined;
  /** Milliseconds since the epoch. Default: the clock of the browser. */
  now?: (() => number) | undefined;
}

const STALE_MS = 60_000;
const adsKey = ['ads'] as const;

/** The ads of a site. Without ads while they cannot be loaded; stale after a minute; kept for as long as the page. */
function adsQuery({ onWarning, now = Date.now, ...request }: AdsOptions) {
  return queryOptions({
    queryKey: adsKey,
    queryFn: async ({ signal }): Promise<AdSupply> => {
      const ads = await loadAds({ ...request, signal }).catch((error: unknown) => {
        onWarning?.(`The ads could not be loaded: ${String(error)}`);
        return [];
      });
      return { ads, checkedAt: now() };
    },
    staleTime: STALE_MS,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The ads that `followAds` has loaded; requests nothing. */
export const adSupplyQuery = () => queryOptions<AdSupply>({ queryKey: adsKey, queryFn: skipToken, gcTime: Infinity });

/**
 * Loads the ads, and again when one of them expires (ADS-02). One timer serves all ads of the page. Calls `onChange` with the ads whenever
 * they or their expiry change. Returns a function that stops it.
 */
export function followAds(queryClient: QueryClient, options: AdsOptions, onChange: (supply: AdSupply) => void): () => void {
  const { now = Date.now, onWarning } = options;
  let hasWarned = false;
  const warnOnce = (text: string): void => {
    if (!hasWarned) onWarning?.(text);
    hasWarned = true;
  };
  const observer = new QueryObserver(queryClient, adsQuery({ ...options, onWarning: warnOnce }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requestedAt = now();

  const onExpiry = (): void => {
    // The expired ads go at once, whatever the request brings.
    queryClient.setQueryData<AdSupply>(adsKey, supply => supply && { ...supply, checkedAt: now() });
    requestedAt = now();
    void observer.refetch();
  };
  const onResult = (): void => {
    const { data } = observer.getCurrentResult();
    if (data === undefined) return;
    clearTimeout(timer);
    const delay = nextRequestIn(data.ads, now(), requestedAt);
    if (delay !== null) timer = setTimeout(onExpiry, delay);
    onChange(data);
  };
  const unsubscribe = observer.subscribe(onResult);
  onResult();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
