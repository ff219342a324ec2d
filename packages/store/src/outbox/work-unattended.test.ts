import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkNear } from './outbox-steps.js';
import { outboxRecord, type OutboxRecord } from './outbox-record.js';
import { createOutboxWorld, type Fate } from './outbox-world.js';

const texts = (journal: readonly { text: string }[]) => journal.map(({ text }) => text);
const draft = (id: string, subject = id) => ({ id, kind: 'text', subject, payload: id });

type World = ReturnType<typeof createOutboxWorld>;

/** Records that were written without a network, and whose page is closed. */
async function written(world: World, ...ids: readonly string[]): Promise<void> {
  world.setOnline(false);
  const page = world.openTab();
  for (const id of ids) await page.outbox.add(draft(id));
  page.crash();
  world.setOnline(true);
}

/** Starts a worker and lets time pass. Resolves to how it ended; null where it has not. */
async function sync(world: World, milliseconds: number): Promise<string | null> {
  let end: string | null = null;
  void world
    .openTab()
    .sendUnattended()
    .then(value => (end = value));
  await world.pass(milliseconds);
  return end;
}

describe('[HINT-14] a worker without a page', () => {
  it('sends what waits, and ends', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    await written(world, 'a', 'b');
    expect(await sync(world, 1_000)).toBe('sent');
    expect(texts(world.journal).toSorted()).toEqual(['a', 'b']);
  });

  it('waits until the time to undo is over', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const page = world.openTab();
    await page.outbox.add({ ...draft('a'), undoMs: 30_000 });
    page.crash();
    expect(await sync(world, 29_000)).toBeNull();
    expect(texts(world.journal)).toEqual([]);
    await world.pass(2_000);
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('lets a page that is open send, and ends with it', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const page = world.openTab();
    await page.outbox.add({ ...draft('a'), undoMs: 10_000 });
    expect(await sync(world, 9_000)).toBeNull();
    await world.pass(2_000);
    expect(texts(world.journal)).toEqual(['a']);
    expect(page.outbox.getRecords()).toEqual([]);
  });

  it('sends what a page has not when the page is closed meanwhile', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const page = world.openTab();
    await page.outbox.add({ ...draft('a'), undoMs: 10_000 });
    expect(await sync(world, 5_000)).toBeNull();
    page.crash();
    await world.pass(10_000);
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('tells a page that opens meanwhile, which sends nothing again', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: false });
    await written(world, 'a');
    await sync(world, 100);
    const page = world.openTab();
    const sent: string[] = [];
    page.outbox.onSent(({ id }) => sent.push(id));
    await world.pass(60_000);
    expect([texts(world.journal), sent, page.outbox.getRecords()]).toEqual([['a'], ['a'], []]);
  });

  it('looks for what a worker has sent that the browser ended, before it sends again', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: false });
    await written(world, 'a');
    const killed = world.openTab();
    void killed.sendUnattended();
    await world.pass(100);
    killed.crash();
    await world.pass(1_000);
    expect(texts(world.journal)).toEqual(['a']);
    expect(await sync(world, 60_000)).toBe('sent');
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('leaves a server that does not answer to a later event, after three attempts', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    await written(world, 'a');
    world.fate('not-sent', 'not-sent', 'not-sent', 'not-sent');
    expect(await sync(world, 60_000)).toBe('waiting');
    expect(await world.storage.all()).toMatchObject([{ state: 'waiting', attempts: 3 }]);
  });

  it('ends where the browser sees no network after all', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    await written(world, 'a');
    world.setOnline(false);
    expect(await sync(world, 1_000)).toBe('waiting');
  });

  it('ends when the time of the event is over, and leaves the record in flight to the next one', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    await written(world, 'a');
    const lifetime = new AbortController();
    const end = world.openTab().sendUnattended({ signal: lifetime.signal });
    await world.pass(100);
    lifetime.abort();
    expect(await end).toBe('waiting');
    expect(await sync(world, 60_000)).toBe('sent');
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('begins nothing more once the account has signed out in a page', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    world.setOnline(false);
    const page = world.openTab();
    for (const id of ['a', 'b']) await page.outbox.add(draft(id, 'thread'));
    world.setOnline(true);
    page.crash();
    let isSignedIn = true;
    const end = world.openTab().sendUnattended({ mayGoOn: () => Promise.resolve(isSignedIn) });
    await world.pass(100);
    const later = world.openTab();
    await world.settle();
    expect((await later.outbox.signOut()).map(({ id }) => id)).toEqual(['b']);
    isSignedIn = false;
    await world.pass(60_000);
    expect([await end, texts(world.journal)]).toEqual(['ended', ['a']]);
  });

  it('ends where the account has signed out before', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    await written(world, 'a');
    world.setOnline(false);
    expect(await world.openTab().sendUnattended({ mayGoOn: () => Promise.resolve(false) })).toBe('ended');
  });

  it('ends at once where only the person can go on', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    world.fate('refused');
    const page = world.openTab();
    for (const id of ['a', 'b']) await page.outbox.add(draft(id, 'thread'));
    await world.pass(1_000);
    page.crash();
    expect(await sync(world, 0)).toBe('waiting');
  });

  it('does not wait for records that nothing here sends', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const page = world.openTab();
    await page.outbox.add({ ...draft('a'), kind: 'of another version' });
    page.crash();
    expect(await sync(world, 0)).toBe('sent');
  });
});

describe('work is near', () => {
  const NOW = 1_000_000;
  const aRecord = (further: Partial<OutboxRecord>): OutboxRecord => ({ ...outboxRecord(draft('a'), 1, NOW), ...further });
  it.each<[string, Partial<OutboxRecord>, boolean]>([
    ['the time to undo runs', { notBefore: NOW + 60_000 }, true],
    ['it was stored for later', { notBefore: NOW + 60_001 }, false],
    ['the next attempt is soon', { attempts: 1, notBefore: NOW + 5_000 }, true],
    ['the next attempt is late', { attempts: 4, notBefore: NOW + 5_001 }, false],
    ['it waits under another clock', { attempts: 1, notBefore: NOW + 11 * 60_000 }, true],
    ['a request is in flight', { state: 'sending', attempts: 1, notBefore: NOW + 60_000 }, true],
    ['it has failed', { state: 'failed' }, false],
    ['it is done', { state: 'done' }, false],
  ])('of a record where %s', (_, further, isNear) => {
    expect(isWorkNear([aRecord(further)], { now: NOW })).toBe(isNear);
  });
});

const fates = fc.constantFrom<Fate>('applied', 'applied-lost', 'applied-late', 'lost', 'refused', 'later', 'not-sent');
const events = fc.oneof(
  fc.record({ type: fc.constant('add' as const), subject: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ type: fc.constantFrom('open' as const, 'close' as const, 'sync' as const, 'kill' as const, 'end' as const) }),
  fc.record({ type: fc.constant('fate' as const), fate: fates }),
  fc.record({ type: fc.constant('pass' as const), milliseconds: fc.constantFrom(0, 100, 300, 1_600, 5_000, 60_000, 4_000_000) }),
  fc.record({ type: fc.constantFrom('offline' as const, 'online' as const) }),
);

it.each([true, false])(
  '[HINT-14] pages and workers, closed and killed at any moment, send every record exactly once (keys: %s)',
  async keys => {
    await fc.assert(
      fc.asyncProperty(fc.array(events, { maxLength: 40 }), async steps => {
        const world = createOutboxWorld({ hasIdempotencyKeys: keys });
        const pages: ReturnType<World['openTab']>[] = [];
        const workers: { readonly tab: ReturnType<World['openTab']>; readonly lifetime: AbortController }[] = [];
        const start = (): void => {
          const [tab, lifetime] = [world.openTab(), new AbortController()];
          workers.push({ tab, lifetime });
          void tab.sendUnattended({ signal: lifetime.signal });
        };
        const added: { id: string; subject: string }[] = [];
        for (const step of steps) {
          if (step.type === 'add') {
            const [id, subject] = [`r${added.length}`, `s${step.subject}`];
            added.push({ id, subject });
            if (pages.length === 0) pages.push(world.openTab());
            await pages[0]?.outbox.add({ id, kind: 'text', subject, payload: id });
          }
          if (step.type === 'open') pages.push(world.openTab());
          if (step.type === 'close') pages.shift()?.crash();
          if (step.type === 'sync') start();
          if (step.type === 'kill') workers.shift()?.tab.crash();
          if (step.type === 'end') workers.shift()?.lifetime.abort();
          if (step.type === 'fate') world.fate(step.fate);
          if (step.type === 'pass') await world.pass(step.milliseconds);
          if (step.type === 'offline') world.setOnline(false);
          if (step.type === 'online') world.setOnline(true);
        }
        // In the end the network works, and the person retries what failed: the worker alone sends.
        for (const page of pages) page.crash();
        world.setOnline(true);
        for (let round = 0; round < 60 && (await world.storage.all()).length > 0; round += 1) {
          start();
          await world.pass(world.minutes(10));
          const person = world.openTab();
          for (const record of await world.storage.all()) await person.outbox.retry(record.id);
          person.crash();
          await world.pass(world.minutes(1));
        }
        expect(await world.storage.all()).toEqual([]);
        const sent = texts(world.journal);
        expect(sent.toSorted()).toEqual(added.map(({ id }) => id).toSorted());
        for (const subject of ['s0', 's1', 's2']) {
          const wanted = added.filter(record => record.subject === subject).map(({ id }) => id);
          expect(sent.filter(text => wanted.includes(text))).toEqual(wanted);
        }
      }),
      { numRuns: 300, seed: 20_261_129 },
    );
  },
);
