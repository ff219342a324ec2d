import { createClient, memoryStorage } from '@rookery/api-client';
import { block, createQueryClient } from '@rookery/store';
import { anAccount, aRelationship } from '@rookery/api-client/testing';
import type { Injections } from '@rookery/timeline';
import { dismissSuggestion } from '@rookery/people/suggestions';
import { afterEach, expect, test, vi } from 'vitest';
import { currentInjections, followInjections } from './injections.data.js';

interface Site {
  version?: string;
  people?: number;
  feedInjection?: boolean;
  isDown?: boolean;
  /** The ads extension of the site settings, and the ads of the provider `soapbox`. */
  extension?: object;
  ads?: readonly object[];
}

const pleroma = '2.7.2 (compatible; Pleroma 2.6.0)';

function siteOf({ version = '4.5.0', people = 2, feedInjection = true, isDown = false, extension, ads = [] }: Site) {
  const asked: string[] = [];
  const accounts = Array.from({ length: people }, (_, index) => anAccount({ id: String(index + 1) }));
  const instance = { domain: 'a.test', uri: 'a.test', version, pleroma: { metadata: { features: ['v2_suggestions'] } } };
  const answers: Record<string, unknown> = {
    '/api/v2/instance': instance,
    '/api/v1/instance': instance,
    '/api/v2/suggestions': isDown ? undefined : accounts.map(account => ({ source: 'global', account })),
    '/api/pleroma/frontend_configurations': { soapbox_fe: { feedInjection, ads, extensions: { ads: extension } } },
    '/api/v1/accounts/1/block': { ...aRelationship({ id: '1' }), blocking: true },
    '/api/v1/suggestions/2': {},
  };
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async input => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      asked.push(pathname);
      const data = answers[pathname];
      return data === undefined ? Response.json({ error: 'Broken' }, { status: 500 }) : Response.json(data);
    },
  });
  return { client, queryClient: createQueryClient(), asked };
}

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach(cleanup => cleanup()));

const plain = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = String(newest - index);
    return { kind: 'status' as const, key: `s:${id}`, id };
  });
/** Shows a list that opens with these posts: the keys of the rows beside the block. */
const beside = (injections: Injections | null | undefined, newest: number, count: number) => {
  const injected = injections?.inject(plain(newest, count), injections.initialPlacements(), []);
  if (injected !== undefined) injections?.onPlaced?.(injected.placements);
  const keys = (injected?.rows ?? []).map(row => row.key);
  const index = keys.indexOf('i:suggestions-0');
  return index < 0 ? null : [keys[index - 1], keys[index + 1]];
};

function follow(site: Site, storage = memoryStorage(), known = siteOf(site), reader: { hasSuggestions?: boolean } = {}) {
  const onChange = vi.fn<(injections: Injections | null) => void>();
  const loadAds = () => import('./ads.js');
  const options = { ...known, scope: 'mara', locale: 'en', hasSuggestions: true, loadAds, storage, random: () => 0.5 };
  const stop = followInjections({ ...options, ...reader }, onChange);
  cleanups.push(stop);
  return { ...known, onChange, stop, storage, last: () => onChange.mock.lastCall?.[0] };
}

test('[LIST-12] [LIST-04] injects the block of suggestions into Home where the site allows it', async () => {
  const { last, queryClient } = follow({});
  expect(currentInjections(queryClient)).toBeNull();
  await expect.poll(() => beside(last(), 100, 20)).toEqual(['s:94', 's:93']);
  expect(currentInjections(queryClient)).toBe(last());
});

test.each<[string, Site, string]>([
  ['the server suggests no profiles', { people: 0 }, '/api/v2/suggestions'],
  ['the suggestions cannot be loaded', { isDown: true }, '/api/v2/suggestions'],
])('[LIST-12] injects nothing where %s', async (_, site, lastAsked) => {
  const { asked, onChange, queryClient } = follow(site);
  await expect.poll(() => asked).toContain(lastAsked);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(onChange.mock.calls.every(([injections]) => injections === null)).toBe(true);
});

test('[LIST-12] injects nothing and requests no suggestions where the site switches injection off', async () => {
  const { asked, onChange, queryClient } = follow({ version: pleroma, feedInjection: false });
  await expect.poll(() => asked).toContain('/api/pleroma/frontend_configurations');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
  expect(asked).not.toContain('/api/v2/suggestions');
});

test('[LIST-12] injects the block where a Pleroma site allows it', async () => {
  const { last } = follow({ version: pleroma, feedInjection: true });
  await expect.poll(() => last()).toBeTruthy();
});

test('[SUG-01] removes the row with the last suggestion, dismissed or blocked', async () => {
  const { last, client, queryClient } = follow({});
  await expect.poll(() => last()).toBeTruthy();
  queryClient.setQueryData(['relationships', '1'], aRelationship({ id: '1' }));
  await block({ client, queryClient }, { accountId: '1' });
  expect(last()).toBeTruthy();
  await dismissSuggestion({ client, queryClient }, { accountId: '2' });
  await expect.poll(() => last()).toBeNull();
});

test('[LIST-06] keeps the block beside the same posts when the reader returns or reloads', async () => {
  const first = follow({});
  await expect.poll(() => beside(first.last(), 100, 20)).toEqual(['s:94', 's:93']);
  first.stop();
  expect(beside(currentInjections(first.queryClient), 140, 60)).toEqual(['s:94', 's:93']);
  const reloaded = follow({}, first.storage);
  await expect.poll(() => beside(reloaded.last(), 160, 80)).toEqual(['s:94', 's:93']);
  const elsewhere = follow({});
  await expect.poll(() => beside(elsewhere.last(), 160, 80)).toEqual(['s:154', 's:153']);
});

const extension = { enabled: true, provider: 'soapbox', algorithm: ['linear', { interval: 5 }] };
const ads = [{ card: { url: 'https://lamps.example/', title: 'Lamps' } }];
/** The kinds of the rows in a list of 40 posts. */
const kinds = (injections: Injections | null | undefined) => {
  const rows = injections?.inject(plain(100, 40), injections.initialPlacements(), []).rows ?? [];
  return [...new Set(rows.flatMap(row => (row.kind === 'injection' ? [row.injection.kind] : [])))].toSorted();
};

test('[LIST-12] [ADS-10] injects ads beside the block where the site has them', async () => {
  const { last } = follow({ version: pleroma, extension, ads });
  await expect.poll(() => kinds(last())).toEqual(['ad', 'suggestions']);
});

test.each<[string, Site]>([
  ['are off', { extension: { ...extension, enabled: 'yes' }, ads }],
  ['have an unknown provider', { extension: { ...extension, provider: 'billboard' }, ads }],
  ['have an unknown algorithm', { extension: { ...extension, algorithm: ['roulette', {}] }, ads }],
  ['are none', { extension, ads: [] }],
  ['have expired', { extension, ads: ads.map(ad => ({ ...ad, expires_at: '2020-01-01T00:00:00Z' })) }],
])('[ADS-10] injects the block alone where the ads %s', async (_name, site) => {
  const { last, queryClient } = follow({ version: pleroma, ...site });
  await expect.poll(() => kinds(last())).toEqual(['suggestions']);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(kinds(last())).toEqual(['suggestions']);
});

test('[LIST-12] injects neither where the site switches injection off', async () => {
  const { onChange, asked, queryClient } = follow({ version: pleroma, feedInjection: false, extension, ads });
  await expect.poll(() => asked).toContain('/api/pleroma/frontend_configurations');
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(onChange).not.toHaveBeenCalled();
});

test('[LIST-12] injects ads alone for a reader who wants no suggestions, and requests none', async () => {
  const site = { version: pleroma, extension, ads };
  const { last, asked } = follow(site, undefined, siteOf(site), { hasSuggestions: false });
  await expect.poll(() => kinds(last())).toEqual(['ad']);
  expect(asked).not.toContain('/api/v2/suggestions');
});
