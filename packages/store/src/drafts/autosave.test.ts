import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anObservable } from '../test-support/an-observable.js';
import { AUTOSAVE_MS, createAutosave, type SaveState } from './autosave.js';
import type { StoredDraft } from '../outbox/drafts.data.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DRAFT_ID = 'draft-1';

function writing(first = '', isSaved = false) {
  const kept = new Map<string, StoredDraft<unknown>>();
  const gate: { answer: () => Promise<void> } = { answer: () => Promise.resolve() };
  let writes = 0;
  const drafts = {
    async put(draft: StoredDraft<unknown>) {
      writes += 1;
      await gate.answer();
      kept.set(draft.id, draft);
    },
    async delete(id: string) {
      writes += 1;
      await gate.answer();
      kept.delete(id);
    },
  };
  const draft = anObservable(first);
  const saveState = anObservable<SaveState>('saved');
  const autosave = createAutosave<string>({
    draft,
    draftId: DRAFT_ID,
    toStored: value => (value === '' ? null : { id: DRAFT_ID, kind: 'post', updatedAt: 42, value }),
    drafts,
    isSaved,
    saveState,
  });
  return {
    kept: () => (kept.get(DRAFT_ID)?.value as string | undefined) ?? null,
    writes: () => writes,
    saveState,
    gate,
    autosave,
    type: (text: string) => draft.set(() => text),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('createAutosave', () => {
  it.each([0, 60, 1_000])('writes at most once in 300 ms to a storage that takes %i ms, whatever is typed', async duration => {
    const { type, pass, writes, gate, kept } = writing();
    gate.answer = () => new Promise(done => setTimeout(done, duration));
    for (let key = 1; key <= 75; key += 1) {
      type('x'.repeat(key));
      await pass(40);
    }
    await pass(AUTOSAVE_MS + 2 * duration);
    expect(kept()).toHaveLength(75);
    expect(writes()).toBeLessThanOrEqual(3_000 / AUTOSAVE_MS + 2);
  });

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
    const { type, pass, kept } = writing();
    type('a');
    await pass(AUTOSAVE_MS);
    expect(kept()).toBe('a');
    type('');
    await pass(AUTOSAVE_MS);
    expect(kept()).toBeNull();
  });

  it('deletes nothing that was never stored', async () => {
    const { pass, writes } = writing();
    await pass(AUTOSAVE_MS);
    expect(writes()).toBe(0);
  });

  it('stores a redraft before anything is typed, and a draft that is saved not at all', async () => {
    const redraft = writing('deleted');
    const edit = writing('published', true);
    await redraft.pass(0);
    expect([redraft.kept(), edit.kept()]).toEqual(['deleted', null]);
  });

  it('[CMP-02] says that the storage refused, and tries again with the next change', async () => {
    const { type, pass, kept, gate, saveState } = writing();
    gate.answer = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    type('a');
    await pass(AUTOSAVE_MS);
    expect(saveState.get()).toBe('failed');
    gate.answer = () => Promise.resolve();
    type('ab');
    await pass(AUTOSAVE_MS);
    expect([saveState.get(), kept()]).toEqual(['saved', 'ab']);
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
