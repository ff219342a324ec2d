import {
  browserStorage,
  detectFeatures,
  isSilenced,
  type Client,
  type Relationship,
  type SiteSettings,
} from '@rookery/api-client';
import { accountState, accountStore, instanceQuery, relationshipKey, siteSettingsQuery } from '@rookery/api-client/query';
import type { Injections } from '@rookery/timeline';
import { placeInjections, readPlacements, withInjections, type InjectionRule } from '@rookery/timeline/injections';
import { suggestionSource, suggestionsQuery, suggestionsRule } from '@rookery/timeline/suggestions';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { storageKeys } from '../storage/storage-keys.js';

/**
 * The rules of the rows that may be injected into a feed: all offered rules, or none where the site switches injection off. LIST-12:
 * the only place that reads `feedInjection`, for suggestions and ads alike.
 */
export function allowedInjections(
  { feedInjection }: Pick<SiteSettings, 'feedInjection'>,
  offered: readonly InjectionRule[],
): readonly InjectionRule[] {
  return feedInjection ? offered : [];
}

interface InjectionOptions {
  client: Client;
  queryClient: QueryClient;
  /** Id of the account. */
  scope: string;
  /** Default: the browser's session storage; null: none. */
  storage?: Storage | null;
  /** Numbers in [0, 1). */
  random?: () => number;
}

interface HomeInjections {
  /** Stable for the lifetime of the cache, so that rows keep their placements when the reader leaves Home and returns. */
  injections: Injections;
  isOn: boolean;
  /** Empty until the rules are known; then fixed, before `injections` is handed out. */
  rules: readonly InjectionRule[];
  save(): void;
}

const homeInjections = accountState('home injections', (): { home: HomeInjections | null } => ({ home: null }));

/** The last result of `followInjections`; null before its first, and where nothing is injected. */
export function currentInjections(queryClient: QueryClient): Injections | null {
  const { home } = homeInjections(queryClient);
  return home?.isOn === true ? home.injections : null;
}

/**
 * Calls `onChange` with the injections of Home, or null: rows are injected where the site allows it and the server has
 * suggestions that are not dismissed. Not called when the rules cannot be loaded. Returns an unsubscribe function.
 */
export function followInjections(options: InjectionOptions, onChange: (injections: Injections | null) => void): () => void {
  const { client, queryClient, random = Math.random } = options;
  const kept = homeInjections(queryClient);
  const home = (kept.home ??= createHome(options));
  const suggestions = new InfiniteQueryObserver(queryClient, suggestionsQuery(client));
  let isUnsubscribed = false;
  let unsubscribe = () => {};

  const notify = (): void => {
    const { data } = suggestions.getCurrentResult();
    home.isOn = (data ?? []).some(account => !isSilenced(queryClient.getQueryData<Relationship>(relationshipKey(account.id))));
    onChange(home.isOn ? home.injections : null);
  };
  const subscribe = (): void => {
    const cleanups = [suggestions.subscribe(notify), accountStore(queryClient).events.on('relationshipChanged', notify)];
    unsubscribe = () => cleanups.forEach(cleanup => cleanup());
    notify();
  };
  loadRules(client, queryClient, random).then(
    rules => {
      if (isUnsubscribed || rules.length === 0) return;
      if (home.rules.length === 0) home.rules = rules;
      subscribe();
    },
    () => undefined,
  );
  window.addEventListener('pagehide', home.save);
  return () => {
    isUnsubscribed = true;
    unsubscribe();
    window.removeEventListener('pagehide', home.save);
    home.save();
  };
}

/** Loads the rules that the server supports and the site allows. */
async function loadRules(client: Client, queryClient: QueryClient, random: () => number): Promise<readonly InjectionRule[]> {
  const [settings, instance] = await Promise.all([
    queryClient.fetchQuery(siteSettingsQuery(client)),
    queryClient.fetchQuery(instanceQuery(client)),
  ]);
  const offered = suggestionSource(detectFeatures(instance)) === null ? [] : [suggestionsRule(random)];
  return allowedInjections(settings, offered);
}

function createHome({ scope, storage = browserStorage('session') }: InjectionOptions): HomeInjections {
  const name = storageKeys.injections + scope;
  let latest = readPlacements(attempt(() => storage?.getItem(name) ?? null));
  const home: HomeInjections = {
    isOn: false,
    rules: [],
    injections: {
      initialPlacements: () => latest,
      inject(rows, before) {
        const placements = placeInjections(before, home.rules, rows);
        return { rows: withInjections(placements, home.rules, rows), placements };
      },
      onPlaced(placements) {
        latest = placements;
      },
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
