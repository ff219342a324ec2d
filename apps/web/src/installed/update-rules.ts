/** Facts about a version that waits to take over. */
export interface WaitingVersion {
  /** The script that its pages start with; null: it did not say. */
  readonly version: string | null;
  /** The script that this page was started with. */
  readonly pageVersion: string;
  /** A composer is open, or something is being sent. */
  readonly isWriting: boolean;
}

/**
 * `take over`: this page is of the waiting version already, because pages come from the network. `announce`: the reader can reload. `wait`: nothing is
 * said or done while something is being written.
 */
export function updateStep({ version, pageVersion, isWriting }: WaitingVersion): 'take over' | 'announce' | 'wait' {
  if (version === pageVersion) return 'take over';
  return isWriting ? 'wait' : 'announce';
}

/** Whether a page that is open for long asks for a new version. @param now Epoch ms, as `askedAt`. */
export const isUpdateDue = (askedAt: number, now: number): boolean => now - askedAt >= ASK_MS;

/** An hour. The browser asks by itself when a page is opened. */
const ASK_MS = 60 * 60 * 1000;

/** Starts after which the app offers once to be installed: a reader who comes back may want it. */
const STARTS_UNTIL_OFFER = 3;

/** The stored state of the offer to install. `starts`: of the app so far. The offer is made once: closing it declines it for good. */
export type InstallOffer = { readonly starts: number } | 'made';

export function parseOffer(text: string | null): InstallOffer {
  if (text === 'made') return 'made';
  const starts = Number(text);
  return { starts: Number.isSafeInteger(starts) && starts > 0 ? starts : 0 };
}

/** The state after one more start. */
export const afterStart = (offer: InstallOffer): InstallOffer => (offer === 'made' ? offer : { starts: offer.starts + 1 });

export const isOfferDue = (offer: InstallOffer): boolean => offer !== 'made' && offer.starts >= STARTS_UNTIL_OFFER;

export const offerText = (offer: InstallOffer): string => (offer === 'made' ? offer : String(offer.starts));
