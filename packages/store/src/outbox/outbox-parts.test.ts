import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPart, doneCount, jobOf, type Job } from './job.js';
import type { OutboxRecord } from './outbox-record.js';
import { createOutboxWorld, type Fate } from './outbox-world.js';

interface Payload {
  readonly job: Job<number>;
}

const count = 25;
const jobDraft = (lines = count) => ({
  id: 'job',
  kind: 'job',
  subject: 'jobs',
  payload: { job: jobOf(Array.from({ length: lines }, (_, index) => index)) },
});

/** A tab whose kind `job` does three lines with each request, and fails for good those that 7 divides. */
function openTab(world: ReturnType<typeof createOutboxWorld>, tried: number[] = []) {
  const tab = world.openTab();
  tab.addKind('job', {
    passesFailed: true,
    outlivesSignOut: true,
    find: () => Promise.resolve(null),
    rest: (record, result) => {
      expect(result).toBeDefined();
      const { job } = record.payload as Payload;
      const part = job.left.slice(0, 3);
      tried.push(...part);
      const ends = part.map(line => (line % 7 === 0 ? { status: 404, text: null, reason: null } : ('done' as const)));
      const next = afterPart(job, ends);
      return { payload: { job: next }, isOver: next.left.length === 0 };
    },
  });
  return tab;
}

const jobOfRecord = (record: OutboxRecord | undefined): Job<number> =>
  (record?.payload as Payload | undefined)?.job ?? jobOf<number>([]);

describe('a record that is sent in parts', () => {
  it('stays as done, with what became of its lines, until it is discarded', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const tab = openTab(world);
    const sent: OutboxRecord[] = [];
    tab.outbox.onSent(record => sent.push(record));
    await tab.outbox.add(jobDraft());
    await world.pass(world.minutes(5));
    const [record] = await world.storage.all();
    expect(record).toMatchObject({ state: 'done', attempts: 0, mayBeSent: false });
    expect(jobOfRecord(record).failures.map(({ line }) => line)).toEqual([0, 7, 14, 21]);
    expect(sent.map(({ state }) => state)).toEqual(['done']);
    await tab.outbox.discard('job');
    expect(await world.storage.all()).toEqual([]);
  });

  it('lets the next record of its subject pass once it is done', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const tab = openTab(world);
    await tab.outbox.add(jobDraft(3), { ...jobDraft(3), id: 'next' });
    await world.pass(world.minutes(5));
    expect((await world.storage.all()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('sends nothing after the part in flight once it is ended, and counts that part', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const tab = openTab(world);
    await tab.outbox.add(jobDraft());
    await world.pass(100);
    expect(tab.outbox.getRecords()[0]?.state).toBe('sending');
    await tab.outbox.end('job');
    await world.pass(world.minutes(5));
    const [record] = await world.storage.all();
    expect(record?.state).toBe('done');
    expect(jobOfRecord(record).left).toHaveLength(count - 3);
  });

  it('does not count the answer of a part that another tab has sent again meanwhile', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const tab = openTab(world);
    await tab.outbox.add(jobDraft());
    await world.pass(100);
    // The other tab has sent this part and the next one while the first tab was suspended, and is at the third.
    await world.storage.transact(([record]) => {
      const payload = {
        job: afterPart(
          jobOfRecord(record),
          Array.from({ length: 6 }, () => 'done' as const),
        ),
      };
      return { put: record === undefined ? [] : [{ ...record, payload, firstSentAt: (record.firstSentAt ?? 0) + 90 }] };
    });
    await world.pass(150);
    const [record] = await world.storage.all();
    expect(record?.state).toBe('sending');
    expect(jobOfRecord(record).left).toHaveLength(count - 6);
  });

  it('stays with what is left when the account signs out, and goes on when it is tried again', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const tab = openTab(world);
    await tab.outbox.add(jobDraft());
    await world.pass(500);
    expect(await tab.outbox.signOut()).toEqual([]);
    await world.pass(world.minutes(5));
    const [stopped] = await world.storage.all();
    expect(stopped?.state).toBe('failed');
    expect(jobOfRecord(stopped).left.length).toBeGreaterThan(0);
    const later = openTab(world);
    await later.outbox.retry('job');
    await world.pass(world.minutes(5));
    expect((await world.storage.all())[0]?.state).toBe('done');
  });

  it('keeps the report of a done one when the account signs out', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const tab = openTab(world);
    await tab.outbox.add(jobDraft(3));
    await world.pass(world.minutes(1));
    await tab.outbox.signOut();
    expect((await world.storage.all())[0]?.state).toBe('done');
  });
});

const fates = fc.constantFrom<Fate>('applied', 'applied-lost', 'lost', 'later', 'not-sent');
const steps = fc.oneof(
  fc.record({ type: fc.constant('fate' as const), fate: fates }),
  fc.record({ type: fc.constant('crash' as const), tab: fc.nat(1) }),
  fc.record({ type: fc.constant('pass' as const), milliseconds: fc.constantFrom(0, 100, 200, 300, 1_600, 60_000) }),
  fc.record({ type: fc.constant('offline' as const) }),
  fc.record({ type: fc.constant('online' as const) }),
);

it.each([true, false])(
  'does every line at least once, and reports it once, through crashes and lost answers (keys: %s)',
  async hasIdempotencyKeys => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async taken => {
        const world = createOutboxWorld({ hasIdempotencyKeys });
        const tried: number[] = [];
        const tabs = [openTab(world, tried), openTab(world, tried)];
        await tabs[0]?.outbox.add(jobDraft());
        for (const step of taken) {
          if (step.type === 'fate') world.fate(step.fate);
          if (step.type === 'crash') {
            tabs[step.tab]?.crash();
            tabs[step.tab] = openTab(world, tried);
          }
          if (step.type === 'pass') await world.pass(step.milliseconds);
          if (step.type === 'offline') world.setOnline(false);
          if (step.type === 'online') world.setOnline(true);
          const [record] = await world.storage.all();
          const { left, failures, total } = jobOfRecord(record);
          // The end of the lines is left, and each failed line before it is noted once.
          expect(left).toEqual(Array.from({ length: left.length }, (_, index) => total - left.length + index));
          const failing = Array.from({ length: total - left.length }, (_, line) => line).filter(line => line % 7 === 0);
          expect(failures.map(({ line }) => line)).toEqual(failing);
        }
        world.setOnline(true);
        for (let round = 0; round < 60 && (await world.storage.all())[0]?.state !== 'done'; round += 1) {
          await world.pass(world.minutes(10));
          await tabs[0]?.outbox.retry('job');
        }
        const [record] = await world.storage.all();
        expect(record?.state).toBe('done');
        expect(doneCount(jobOfRecord(record))).toBe(count - 4);
        expect(new Set(tried).size).toBe(count);
      }),
      { numRuns: 200, seed: 20_261_128 },
    );
  },
);
