import { browserStorage, detectFeatures, type Client, type SiteSettings } from '@rookery/api-client';
import { followSuggestions, SUGGESTIONS_KIND, suggestionSource, suggestionsRule } from '@rookery/people/suggestions';
import { accountState, instanceQuery, siteSettingsQuery } from '@rookery/store';
import type { Injections } from '@rookery/timeline';
import { createShownInjections, type ShownInjections } from '@rookery/timeline/injections';
import type { QueryClient } from '@tanstack/react-query';
import { storageKeys } from '../storage/storage-keys.js';

/** The `kind` of the row of an ad, for the `Injection` slot. */
const AD_KIND = 'ad';

/** The code of ads; loaded only where the site has them. */
export type AdCode = Pick<typeof import('@rookery/ads'), 'followAds'> &
  Pick<typeof import('@rookery/ads/rules'), 'sitePlacements' | 'usableAds'>;

interface InjectionOptions {
  client: Client;
  queryClient: QueryClient;
  /** Id of the account. */
  scope: string;
  /** Of the interface. */
  locale: string;
  /** Whether the reader wants suggested profiles. */
  hasSuggestions: boolean;
  loadAds: () => Promise<AdCode>;
  /** Default: the browser's session storage; null: none. */
  storage?: Storage | null;
  /** Numbers in [0, 1). */
  random?: () => number;
}

/** Placements last as long as the cache: rows keep them when the reader leaves Home and returns. */
const homeInjections = accountState('home injections', (): { home: ShownInjections | null } => ({ home: null }));

/** The last result of `followInjections`; null before its first, and where nothing is injected. */
export function currentInjections(queryClient: QueryClient): Injections | null {
  return homeInjections(queryClient).home?.injections ?? null;
}

/**
 * Calls `onChange` with the injections of Home, or null: rows are injected where the site allows it, of the kinds that have something to
 * show: suggestions that are not dismissed, ads that have not expired. Not called when the rules cannot be loaded. Returns an unsubscribe
 * function.
 */
export function followInjections(options: InjectionOptions, onChange: (injections: Injections | null) => void): () => void {
  const { client, queryClient, scope, locale, hasSuggestions, loadAds, random = Math.random } = options;
  const { storage = browserStorage('session') } = options;
  const kept = homeInjections(queryClient);
  const home = (kept.home ??= createShownInjections(storageKeys.injections + scope, storage));
  const cleanups: (() => void)[] = [];
  let isUnsubscribed = false;

  const show = (kind: string, isShown: boolean): void => {
    if (home.setShown(kind, isShown)) onChange(home.injections);
  };
  const follow = async (): Promise<void> => {
    const site = await loadSite(client, queryClient);
    if (!site.feedInjection) return;
    const ads = site.ads.isEnabled ? await loadAds().catch(() => null) : null;
    if (isUnsubscribed) return;
    const adPlacements = ads?.sitePlacements(site.ads, String(random())) ?? null;
    const adRule = adPlacements && { kind: AD_KIND, placementAt: adPlacements };
    const suggestions = site.hasSuggestions ? suggestionsRule(random) : null;
    if (home.rules.length === 0) home.rules = [suggestions, adRule].filter(rule => rule !== null);
    onChange(home.injections);
    if (suggestions !== null && hasSuggestions)
      cleanups.push(followSuggestions(client, queryClient, isShown => show(suggestions.kind, isShown)));
    else show(SUGGESTIONS_KIND, false);
    if (ads !== null && adRule !== null)
      cleanups.push(
        ads.followAds(queryClient, { client, settings: site.ads, locale, onWarning: text => console.warn(text) }, supply =>
          show(AD_KIND, ads.usableAds(supply.ads, supply.checkedAt).length > 0),
        ),
      );
  };
  // Home is complete without injected rows.
  follow().catch(() => undefined);
  window.addEventListener('pagehide', home.save);
  return () => {
    isUnsubscribed = true;
    cleanups.forEach(cleanup => cleanup());
    window.removeEventListener('pagehide', home.save);
    home.save();
  };
}

/** The settings of the site. LIST-12: the only place that reads `feedInjection`, for suggestions and ads alike. */
async function loadSite(
  client: Client,
  queryClient: QueryClient,
): Promise<Pick<SiteSettings, 'feedInjection' | 'ads'> & { hasSuggestions: boolean }> {
  const [settings, instance] = await Promise.all([
    queryClient.fetchQuery(siteSettingsQuery(client)),
    queryClient.fetchQuery(instanceQuery(client)),
  ]);
  return { ...settings, hasSuggestions: suggestionSource(detectFeatures(instance)) !== null };
}
