import { followAds } from '@rookery/ads';
import { isKnownAlgorithm, placementsOf, usableAds } from '@rookery/ads/rules';
import type { Client, SiteSettings } from '@rookery/api-client';
import type { InjectionRule } from '@rookery/timeline/injections';
import type { QueryClient } from '@tanstack/react-query';

/** The `kind` of the row of an ad, for the `Injection` slot. */
export const AD_KIND = 'ad';

type AdSettings = SiteSettings['ads'];

/** Where the site places ads; null: nowhere, because its ads are off, or their provider or algorithm is missing or unknown (ADS-10). */
export function adRule({ isEnabled, provider, algorithm }: AdSettings, random: () => number): InjectionRule | null {
  if (!isEnabled || provider === null || algorithm === null || !isKnownAlgorithm(algorithm.name)) return null;
  return { kind: AD_KIND, placementAt: placementsOf({ ...algorithm.options, name: algorithm.name }, String(random())) };
}

interface AdSupplyOptions {
  client: Client;
  queryClient: QueryClient;
  settings: AdSettings;
  /** Of the interface. */
  locale: string;
}

/** Loads the ads of the site, and again when they expire. Calls `onChange` with whether there are ads to show. */
export function followAdSupply({ queryClient, ...options }: AdSupplyOptions, onChange: (isShown: boolean) => void): () => void {
  const onWarning = (text: string): void => console.warn(text);
  return followAds(queryClient, { ...options, onWarning }, ({ ads, checkedAt }) =>
    onChange(usableAds(ads, checkedAt).length > 0),
  );
}
