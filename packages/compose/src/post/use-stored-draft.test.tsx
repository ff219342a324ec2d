import { type DraftStore, type StoredDraft, isEmptyDraft, type Draft } from '@rookery/store';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEmptyDraft as aDraft, anEmptyPart as aPart } from '@rookery/store/testing';
import { useStoredDraft } from './use-stored-draft.js';

it('[CMP-02] keeps an edit in which nothing has changed', async () => {
  const stored = new Map<string, StoredDraft<unknown>>();
  const drafts: DraftStore = {
    isDurable: true,
    list: () => Promise.resolve([]),
    get: () => Promise.resolve(null),
    put: draft => Promise.resolve(void stored.set(draft.id, draft)),
    delete: id => Promise.resolve(void stored.delete(id)),
    subscribe: () => () => undefined,
  };
  const loaded = { draft: aDraft({ editedId: '7', parts: [aPart({ text: 'As it was posted' })] }), isStored: false };
  const { result, unmount } = renderHook(() => useStoredDraft<Draft>({ loaded, kind: 'post', isEmpty: isEmptyDraft, drafts }));
  await result.current?.flush();
  expect(stored.size).toBe(0);
  const kept = result.current?.keep();
  unmount();
  await kept;
  expect([...stored.values()]).toMatchObject([{ kind: 'post', value: { editedId: '7', parts: [{ text: 'As it was posted' }] } }]);
});
