import { createClient } from '@rookery/api-client';
import { createQueryClient, type DraftStore, type StoredDraft } from '@rookery/store';
import { beforeEach, expect, it, vi } from 'vitest';
import { composerQuery } from './composer.data.js';
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
  return { open, stored };
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
