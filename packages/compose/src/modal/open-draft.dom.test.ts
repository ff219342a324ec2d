import { afterEach, expect, it, vi } from 'vitest';
import { draftLeftOpen, markOpenDraft, type TabLocks } from './open-draft.dom.js';

afterEach(() => localStorage.clear());

/** The locks of a browser, shared by its tabs. A tab that crashes releases its own; from one that is suspended the browser takes them. */
function aBrowser() {
  const held = new Set<string>();
  return (): TabLocks & { crash(): void; suspend(): void } => {
    const own = new Set<string>();
    const takes: (() => void)[] = [];
    const request = async (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) => {
      if (options.ifAvailable && held.has(name)) return callback(null);
      held.add(name);
      own.add(name);
      const taken = new Promise<never>((_, reject) => takes.push(() => reject(new DOMException('gone', 'AbortError'))));
      const result = await Promise.race([callback({ name, mode: 'exclusive' }), taken]);
      held.delete(name);
      return result;
    };
    const crash = () => own.forEach(name => held.delete(name));
    const suspend = () => {
      crash();
      for (const take of takes.splice(0)) take();
    };
    return { request: request as TabLocks['request'], crash, suspend };
  };
}

it('[CMP-02] finds the draft that a crashed tab left open', async () => {
  const openTab = aBrowser();
  const first = openTab();
  markOpenDraft('mara', 'draft-1', first);
  first.crash();
  expect(await draftLeftOpen('mara', openTab())).toBe('draft-1');
});

it('[CMP-02] leaves a draft to the tab whose composer is open', async () => {
  const openTab = aBrowser();
  markOpenDraft('mara', 'draft-1', openTab());
  expect(await draftLeftOpen('mara', openTab())).toBeNull();
});

it('[CMP-02] leaves a draft to a tab that comes back from the back-forward cache', async () => {
  const openTab = aBrowser();
  const first = openTab();
  markOpenDraft('mara', 'draft-1', first);
  first.suspend();
  await vi.waitFor(async () => expect(await draftLeftOpen('mara', openTab())).toBeNull());
});

it('finds none after the composer has closed', async () => {
  const openTab = aBrowser();
  const unmark = markOpenDraft('mara', 'draft-1', openTab());
  unmark();
  expect(await draftLeftOpen('mara', openTab())).toBeNull();
});

it('keeps the mark of a later composer when an earlier one closes', async () => {
  const openTab = aBrowser();
  const unmark = markOpenDraft('mara', 'draft-1', openTab());
  const second = openTab();
  markOpenDraft('mara', 'draft-2', second);
  unmark();
  second.crash();
  expect(await draftLeftOpen('mara', openTab())).toBe('draft-2');
});

it('keeps the marks of two accounts apart, also without locks', async () => {
  markOpenDraft('mara', 'draft-1', undefined);
  expect(await draftLeftOpen('mara', undefined)).toBe('draft-1');
  expect(await draftLeftOpen('noor', undefined)).toBeNull();
});
