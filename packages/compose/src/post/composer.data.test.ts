import { createClient, type AccountSource } from '@rookery/api-client';
import { aStatus, anAccount, anInstance } from '@rookery/api-client/testing';
import {
  createQueryClient,
  ingestStatuses,
  instanceKey,
  ownAccountKey,
  statusKey,
  type DraftStore,
  type StoredDraft,
} from '@rookery/store';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginFromCache, composerQuery } from './composer.data.js';
import type { DraftStart } from './draft-starts.js';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, ids } from '@rookery/store/testing';
import { hasUnstoredWords } from './unstored-words.js';

const draft = aDraft({ id: 'd', parts: [aPart({ text: 'Unsent word' })] });
const session = new Map<string, string>();

beforeEach(() => {
  session.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  });
});

function opening(get: DraftStore['get'], isStored: boolean) {
  const stored = new Map<string, StoredDraft<unknown>>();
  const drafts: DraftStore = {
    isDurable: true,
    list: () => Promise.resolve([]),
    get,
    put: value => Promise.resolve(void stored.set(value.id, value)),
    delete: () => Promise.resolve(),
    subscribe: () => () => undefined,
  };
  const client = createClient({ baseUrl: 'https://rookery.test', fetch: () => Promise.resolve(Response.json({})) });
  const world = { client, drafts, now: () => 1, newId: ids() };
  const open = () =>
    createQueryClient().fetchQuery({
      ...composerQuery(world, { draftId: 'd', isStored, start: {}, replyVisibility: 'public' }),
      retry: false,
    });
  return { open, stored, world };
}

it('[CMP-02] stores the words that were typed while the page closed', async () => {
  session.set('rookery:unstored-words:d', JSON.stringify([['Unsent words', null]]));
  const found = { id: 'd', kind: 'post', updatedAt: 1, value: draft };
  const { open, stored } = opening(() => Promise.resolve(found as never), true);
  expect((await open()).draft.parts).toMatchObject([{ text: 'Unsent words' }]);
  expect(stored.get('d')).toMatchObject({ value: { parts: [{ text: 'Unsent words' }] } });
});

it('[CMP-02] a known draft that cannot be read is not replaced by a new one', async () => {
  const { open } = opening(() => Promise.reject(new DOMException('disk', 'UnknownError')), true);
  await expect(open()).rejects.toThrow('disk');
});

it('[CMP-02] a new post begins where the drafts cannot be read', async () => {
  const { open } = opening(() => Promise.reject(new DOMException('disk', 'UnknownError')), false);
  expect(await open()).toMatchObject({ isStored: false, draft: { id: 'd', parts: [{ text: '' }] } });
});

it('[CMP-02] begins with the words of a page that closed before the first of them were stored', async () => {
  session.set('rookery:unstored-words:d', JSON.stringify([['Unsent words', null]]));
  expect(hasUnstoredWords('d')).toBe(true);
  const { open } = opening(() => Promise.resolve(null), false);
  expect(await open()).toMatchObject({ isStored: false, draft: { id: 'd', parts: [{ text: 'Unsent words' }] } });
});

it.each([undefined, '[]', '[["",null]]'])('has no unstored words of %s', kept => {
  if (kept !== undefined) session.set('rookery:unstored-words:d', kept);
  expect(hasUnstoredWords('d')).toBe(false);
});

/** A cache with what a composer begins with, as pages have loaded it. */
function aCache({ version = '4.3.0' } = {}) {
  const queryClient = createQueryClient();
  const source = { privacy: 'unlisted', sensitive: true, language: 'de' } as unknown as AccountSource;
  queryClient.setQueryData(ownAccountKey, anAccount({ acct: 'mara', source }));
  queryClient.setQueryData(instanceKey, anInstance({ version }));
  const author = anAccount({ id: '8', acct: 'noor@tram.example' });
  ingestStatuses(queryClient, [aStatus({ id: '7', account: author, spoiler_text: 'Trams', visibility: 'private' })]);
  return queryClient;
}

const starts: readonly [string, DraftStart][] = [
  ['a new post', {}],
  ['a reply', { inReplyToId: '7' }],
  ['a quote', { quoteId: '7' }],
  ['shared text', { parts: [{ text: 'Two trams' }] }],
  ['a redraft with its parts', { editedId: '9', parts: [{ text: 'As it was' }] }],
];

it.each(
  starts.flatMap(([name, start]) =>
    ['4.3.0', '2.7.2 (compatible; Pleroma 2.5.0)'].map(version => [name, version, start] as const),
  ),
)('[CMP-01] %s on %s begins with the same draft at once as after looking it up', async (_, version, start) => {
  const queryClient = aCache({ version });
  const world = () => ({ ...opening(() => Promise.resolve(null), false).world, newId: ids() });
  const wanted = { draftId: 'd', isStored: false, start, replyVisibility: 'public' } as const;
  const loaded = await queryClient.fetchQuery(composerQuery(world(), wanted));
  expect(beginFromCache(world(), queryClient, wanted)).toEqual(loaded);
});

it.each<[string, DraftStart, readonly (readonly unknown[])[]]>([
  ['the answered post', { inReplyToId: '7' }, [statusKey('7')]],
  ['the quoted post', { quoteId: '7' }, [statusKey('7')]],
  ['the own account', {}, [ownAccountKey]],
  ['the server', {}, [instanceKey]],
  ['the source of an edited post', { editedId: '9' }, []],
])('begins nothing at once without %s', (_, start, missing) => {
  const queryClient = aCache();
  for (const queryKey of missing) queryClient.removeQueries({ queryKey });
  const { world } = opening(() => Promise.resolve(null), false);
  expect(beginFromCache(world, queryClient, { draftId: 'd', isStored: false, start, replyVisibility: 'public' })).toBeUndefined();
});

it('begins nothing at once for an account whose presets are among its preferences', () => {
  const queryClient = aCache();
  queryClient.setQueryData(ownAccountKey, anAccount({ source: null }));
  const { world } = opening(() => Promise.resolve(null), false);
  expect(
    beginFromCache(world, queryClient, { draftId: 'd', isStored: false, start: {}, replyVisibility: 'public' }),
  ).toBeUndefined();
});
