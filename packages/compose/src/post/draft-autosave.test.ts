import { createStore } from '@rookery/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_MS, createAutosave, type SaveState } from './draft-autosave.js';
import { changePart } from './draft-changes.js';
import { isEmptyDraft, type Draft } from '@rookery/store';
import { anEmptyDraft as aDraft, anEmptyPart as aPart, ids } from '@rookery/store/testing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function writing(first: Draft = aDraft(), isStored = false) {
  const kept = new Map<string, Draft>(isStored ? [[first.id, first]] : []);
  const gate: { answer: () => Promise<void> } = { answer: () => Promise.resolve() };
  let writes = 0;
  const storage = {
    async put(draft: Draft) {
      writes += 1;
      await gate.answer();
      kept.set(draft.id, draft);
    },
    async delete(id: string) {
      await gate.answer();
      kept.delete(id);
    },
  };
  const draft = createStore(first);
  const state = createStore<SaveState>('saved');
  const autosave = createAutosave(draft, storage, state, () => 42, isStored, isEmptyDraft);
  const newId = ids();
  return {
    kept: () => kept.get(first.id)?.parts[0]?.text ?? null,
    stored: () => kept.get(first.id),
    writes: () => writes,
    state,
    gate,
    autosave,
    type: (text: string) => draft.set(value => changePart(value, 0, { text }, newId)),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('createAutosave', () => {
  it('[CMP-02] stores every change within 300 ms, also while the person goes on typing', async () => {
    const { type, pass, kept } = writing();
    let text = '';
    for (let key = 0; key < 40; key += 1) {
      text += 'x';
      type(text);
      await pass(50);
      expect(text.length * 50 - (kept()?.length ?? 0) * 50).toBeLessThanOrEqual(AUTOSAVE_MS + 50);
    }
    await pass(AUTOSAVE_MS);
    expect(kept()).toBe(text);
  });

  it('[CMP-02] writes one value at a time, and the latest last', async () => {
    const { type, pass, kept, writes, gate } = writing();
    const releases: (() => void)[] = [];
    gate.answer = () => new Promise(resolve => void releases.push(resolve));
    type('a');
    await pass(0);
    type('ab');
    await pass(AUTOSAVE_MS);
    type('abc');
    await pass(AUTOSAVE_MS);
    expect(writes()).toBe(1);
    releases.shift()?.();
    await pass(0);
    expect(writes()).toBe(2);
    releases.shift()?.();
    await pass(0);
    expect(kept()).toBe('abc');
  });

  it('[CMP-02] flushes at once', async () => {
    const { type, kept, autosave } = writing();
    type('a');
    type('ab');
    await autosave.flush();
    expect(kept()).toBe('ab');
  });

  it('[CMP-02] keeps no draft without content', async () => {
    const { type, pass, stored } = writing();
    type('a');
    await pass(AUTOSAVE_MS);
    expect(stored()).toMatchObject({ updatedAt: 42 });
    type('');
    await pass(AUTOSAVE_MS);
    expect(stored()).toBeUndefined();
  });

  it('stores a redraft before anything is typed, and an untouched edit not at all', async () => {
    const redraft = writing(aDraft({ parts: [aPart({ text: 'deleted' })] }));
    const edit = writing(aDraft({ editedId: '7', parts: [aPart({ text: 'published' })] }));
    await redraft.pass(0);
    expect([redraft.kept(), edit.kept()]).toEqual(['deleted', null]);
  });

  it('[CMP-02] says that the storage refused, and tries again with the next change', async () => {
    const { type, pass, kept, gate, state } = writing();
    gate.answer = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    type('a');
    await pass(AUTOSAVE_MS);
    expect(state.get()).toBe('failed');
    gate.answer = () => Promise.resolve();
    type('ab');
    await pass(AUTOSAVE_MS);
    expect([state.get(), kept()]).toEqual(['saved', 'ab']);
  });

  it('[CMP-02] writes nothing after it was stopped', async () => {
    const { type, pass, kept, autosave } = writing();
    type('a');
    await autosave.flush();
    await autosave.stop();
    type('b');
    await autosave.flush();
    await pass(AUTOSAVE_MS);
    expect(kept()).toBe('a');
  });
});
