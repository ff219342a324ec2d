import { parseServer } from '@rookery/api-client';

/** Reports that ads were seen (ADS-08). */
export interface Impressions {
  /**
   * Requests the impression URL of an ad, once for as long as the page lives, wherever the ad is shown. Ignores null, and what is not
   * `https:` or on a loopback host.
   */
  report(url: string | null): void;
  /** Whether the URL was requested, or is none to request. */
  isReported(url: string | null): boolean;
}

/**
 * Requests go without cookies and referrer, and nobody reads the answers: an ad learns that it was seen, and nothing about the reader.
 *
 * @param fetch Requests a URL. Its failures are ignored, and not repeated.
 */
export function createImpressions(fetch: typeof globalThis.fetch): Impressions {
  const reported = new Set<string>();
  const addressOf = (url: string | null): string | null => {
    const address = url !== null && URL.canParse(url) ? new URL(url) : null;
    // Anyone on the way could read a plain `http:` request. Only this device answers it safely.
    return address !== null && parseServer(address.origin) !== null ? address.href : null;
  };
  return {
    report(url) {
      const address = addressOf(url);
      if (address === null || reported.has(address)) return;
      reported.add(address);
      fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true }).catch(
        () => undefined,
      );
    },
    isReported(url) {
      const address = addressOf(url);
      return address === null || reported.has(address);
    },
  };
}
