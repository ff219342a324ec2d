import {
  browserStorage,
  detectFeatures,
  isSilenced,
  type Client,
  type Relationship,
  type SiteSettings,
} from '@rookery/api-client';
import { accountState, accountStore, instanceQuery, relationshipKey, siteSettingsQuery } from '@rookery/store';
import type { Injections } from '@rookery/timeline';
import { placeInjections, readPlacements, withInjections, type InjectionRule } from '@rookery/timeline/injections';
import { SUGGESTIONS_KIND, suggestionSource, suggestionsQuery, suggestionsRule } from '@rookery/people/suggestions';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { storageKeys } from '../storage/storage-keys.js';

/** The part of the injections that shows ads; loaded only where the site has them. */
export type AdInjections = Pick<typeof import('./ad-injections.data.js'), 'adRule' | 'followAdSupply'>;

interface InjectionOptions {
  client: Client;
  queryClient: QueryClient;
  /** Id of the account. */
  scope: string;
  /** Of the interface. */
  locale: string;
  /** Whether the reader wants suggested profiles. */
  hasSuggestions: boolean;
  loadAdInjections: () => Promise<AdInjections>;
  /** Default: the browser's session storage; null: none. */
  storage?: Storage | null;
  /** Numbers in [0, 1). */
  random?: () => number;
}

interface HomeInjections {
  /** Null while no kind has anything to show. Its placements last as long as the cache: rows keep them when the reader leaves Home and returns. */
  injections: Injections | null;
  /** Empty until the rules are known; then fixed. */
  rules: readonly InjectionRule[];
  /** Whether there is something to show in the rows of a kind. Returns whether that changed. */
  setShown(kind: string, isShown: boolean): boolean;
  save(): void;
}

const homeInjections = accountState('home injections', (): { home: HomeInjections | null } => ({ home: null }));

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
  const { client, queryClient, hasSuggestions, loadAdInjections, random = Math.random } = options;
  const kept = homeInjections(queryClient);
  const home = (kept.home ??= createHome(options));
  const cleanups: (() => void)[] = [];
  let isUnsubscribed = false;

  const show = (kind: string, isShown: boolean): void => {
    if (home.setShown(kind, isShown)) onChange(home.injections);
  };
  const follow = async (): Promise<void> => {
    const site = await loadSite(client, queryClient);
    if (!site.feedInjection) return;
    const ads = site.ads.isEnabled ? await loadAdInjections().catch(() => null) : null;
    if (isUnsubscribed) return;
    const adRule = ads?.adRule(site.ads, random) ?? null;
    const suggestions = site.hasSuggestions ? suggestionsRule(random) : null;
    if (home.rules.length === 0) home.rules = [suggestions, adRule].filter(rule => rule !== null);
    onChange(home.injections);
    if (suggestions !== null && hasSuggestions)
      cleanups.push(followSuggestions(options, isShown => show(suggestions.kind, isShown)));
    else show(SUGGESTIONS_KIND, false);
    if (ads !== null && adRule !== null)
      cleanups.push(ads.followAdSupply({ ...options, settings: site.ads }, isShown => show(adRule.kind, isShown)));
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

/** Calls `onChange` with whether there are suggestions to show. */
function followSuggestions({ client, queryClient }: InjectionOptions, onChange: (isShown: boolean) => void): () => void {
  const suggestions = new InfiniteQueryObserver(queryClient, suggestionsQuery(client));
  const notify = (): void => {
    const { data } = suggestions.getCurrentResult();
    onChange((data ?? []).some(({ id }) => !isSilenced(queryClient.getQueryData<Relationship>(relationshipKey(id)))));
  };
  const cleanups = [suggestions.subscribe(notify), accountStore(queryClient).events.on('relationshipChanged', notify)];
  notify();
  return () => cleanups.forEach(cleanup => cleanup());
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

function createHome({ scope, storage = browserStorage('session') }: InjectionOptions): HomeInjections {
  const name = storageKeys.injections + scope;
  let latest = readPlacements(attempt(() => storage?.getItem(name) ?? null));
  const shown = new Set<string>();
  const create = (): Injections => {
    const rules = home.rules.filter(rule => shown.has(rule.kind));
    return {
      initialPlacements: () => latest,
      inject(rows, before, inViewIds) {
        const placements = placeInjections(before, rules, rows, inViewIds);
        return { rows: withInjections(placements, rules, rows), placements };
      },
      onPlaced(placements) {
        latest = placements;
      },
    };
  };
  const home: HomeInjections = {
    injections: null,
    rules: [],
    setShown(kind, isShown) {
      if (shown.has(kind) === isShown) return false;
      if (isShown) shown.add(kind);
      else shown.delete(kind);
      // Another object: the rows are made anew.
      home.injections = shown.size === 0 ? null : create();
      return true;
    },
    // The order of all posts is long, and useless to a list that is loaded again.
    save: () => void attempt(() => storage?.setItem(name, JSON.stringify({ ...latest, order: [] })) ?? null),
  };
  return home;
}

/** Null where storage is denied or full: placements then last as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
