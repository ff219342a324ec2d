import {
  browserStorage,
  detectFeatures,
  type Account,
  type Client,
  type Relationship,
  type SiteSettings,
} from '@rookery/api-client';
import { instanceQuery, relationshipKey, siteSettingsQuery } from '@rookery/api-client/query';
import type { InjectRows } from '@rookery/timeline';
import { placeInjections, readPlacements, withInjections, type InjectionRule } from '@rookery/timeline/injections';
import { suggestionSource, suggestionsQuery, suggestionsRule } from '@rookery/timeline/suggestions';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import { storageKeys } from '../storage/storage-keys.js';

/**
 * The rules for what stands between the posts of a feed: all that were offered, or none where the site switched injection off.
 * This is the one place that asks `feedInjection`; suggestions and ads alike come through it. Spec 8.
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
  /** Names the account whose Home this is. */
  scope: string;
  /** Default: the browser's session storage; null: none. */
  storage?: Storage | null;
  /** Numbers in [0, 1). */
  random?: () => number;
}

interface HomeInjections {
  /** The same for as long as the cache lives, so that rows keep their places when the reader leaves Home and comes back. */
  injectRows: InjectRows;
  isOn: boolean;
  /** What may stand between the posts; empty before that is known. */
  rules: readonly InjectionRule[];
  save(): void;
}

const homes = new WeakMap<QueryClient, HomeInjections>();

/** What `followInjections` said last, for who comes back to Home; null before, and where nothing is injected. */
export function currentInjections(queryClient: QueryClient): InjectRows | null {
  const home = homes.get(queryClient);
  return home?.isOn === true ? home.injectRows : null;
}

/**
 * Tells whether and how rows stand between the posts of Home, now and whenever that changes: where the site allows it, its server
 * suggests people, and some of them are left. Says nothing when one of these cannot be asked. Returns what ends it.
 */
export function followInjections(options: InjectionOptions, onChange: (injectRows: InjectRows | null) => void): () => void {
  const { client, queryClient, random = Math.random } = options;
  const home = homes.get(queryClient) ?? createHome(options);
  homes.set(queryClient, home);
  const suggestions = new InfiniteQueryObserver(queryClient, suggestionsQuery(client));
  let isEnded = false;
  let unsubscribe = () => {};

  const tell = (): void => {
    const { data } = suggestions.getCurrentResult();
    home.isOn = (data ?? []).some(account => !isSilenced(queryClient, account));
    onChange(home.isOn ? home.injectRows : null);
  };
  const begin = (): void => {
    const ends = [
      suggestions.subscribe(tell),
      queryClient.getQueryCache().subscribe(event => {
        if (event.type === 'updated' && event.query.queryKey[0] === relationshipKey('')[0]) tell();
      }),
    ];
    unsubscribe = () => ends.forEach(end => end());
    tell();
  };
  askRules(client, queryClient, random).then(
    rules => {
      if (isEnded || rules.length === 0) return;
      if (home.rules.length === 0) home.rules = rules;
      begin();
    },
    () => undefined,
  );
  window.addEventListener('pagehide', home.save);
  return () => {
    isEnded = true;
    unsubscribe();
    window.removeEventListener('pagehide', home.save);
    home.save();
  };
}

/** The rules of what the site's server has to offer (people, where it can suggest any), as far as the site lets them in. */
async function askRules(client: Client, queryClient: QueryClient, random: () => number): Promise<readonly InjectionRule[]> {
  const [settings, instance] = await Promise.all([
    queryClient.fetchQuery(siteSettingsQuery(client)),
    queryClient.fetchQuery(instanceQuery(client)),
  ]);
  const offered = suggestionSource(detectFeatures(instance)) === null ? [] : [suggestionsRule(random)];
  return allowedInjections(settings, offered);
}

function createHome({ scope, storage = browserStorage('session') }: InjectionOptions): HomeInjections {
  const name = storageKeys.injections + scope;
  let state = readPlacements(attempt(() => storage?.getItem(name) ?? null));
  const home: HomeInjections = {
    isOn: false,
    rules: [],
    injectRows: rows => {
      state = placeInjections(state, home.rules, rows);
      return withInjections(state, home.rules, rows);
    },
    // The order of all posts is long, and of no use in a list that is loaded anew.
    save: () => void attempt(() => storage?.setItem(name, JSON.stringify({ ...state, order: [] })) ?? null),
  };
  return home;
}

function isSilenced(queryClient: QueryClient, account: Account): boolean {
  const relationship = queryClient.getQueryData<Relationship>(relationshipKey(account.id));
  return relationship?.blocking === true || relationship?.muting === true;
}

/** Null where storage is denied or full: then places last as long as the page. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
