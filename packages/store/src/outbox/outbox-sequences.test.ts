import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOutboxWorld, type Fate } from './outbox-world.js';

const fates = fc.constantFrom<Fate>('applied', 'applied-lost', 'applied-late', 'lost', 'refused', 'later', 'not-sent');
const events = fc.oneof(
  fc.record({ type: fc.constant('add' as const), subject: fc.integer({ min: 0, max: 2 }), tab: fc.nat(1) }),
  fc.record({ type: fc.constant('fate' as const), fate: fates }),
  fc.record({ type: fc.constant('crash' as const), tab: fc.nat(1) }),
  fc.record({
    type: fc.constant('pass' as const),
    milliseconds: fc.constantFrom(0, 100, 300, 1_600, 3_000, 60_000, 4_000_000),
  }),
  fc.record({ type: fc.constant('offline' as const) }),
  fc.record({ type: fc.constant('online' as const) }),
  fc.record({ type: fc.constant('retry' as const), tab: fc.nat(1) }),
);

it.each([true, false])(
  'the outbox sends every record exactly once through crashes, lost answers and two tabs (keys: %s)',
  async keys => {
    await fc.assert(
      fc.asyncProperty(fc.array(events, { maxLength: 40 }), async steps => {
        const world = createOutboxWorld({ hasIdempotencyKeys: keys });
        const tabs = [world.openTab(), world.openTab()];
        const added: { id: string; subject: string }[] = [];
        for (const step of steps) {
          if (step.type === 'add') {
            const id = `r${added.length}`;
            added.push({ id, subject: `s${step.subject}` });
            await tabs[step.tab]?.outbox.add({ id, kind: 'text', subject: `s${step.subject}`, payload: id });
          }
          if (step.type === 'fate') world.fate(step.fate);
          if (step.type === 'crash') {
            tabs[step.tab]?.crash();
            tabs[step.tab] = world.openTab();
          }
          if (step.type === 'pass') await world.pass(step.milliseconds);
          if (step.type === 'offline') world.setOnline(false);
          if (step.type === 'online') world.setOnline(true);
          if (step.type === 'retry')
            for (const record of await world.storage.all()) await tabs[step.tab]?.outbox.retry(record.id);
        }
        world.setOnline(true);
        // In the end the network works, and the person retries what failed.
        for (let round = 0; round < 60 && (await world.storage.all()).length > 0; round += 1) {
          await world.pass(world.minutes(10));
          for (const record of await world.storage.all()) await tabs[0]?.outbox.retry(record.id);
        }
        expect(await world.storage.all()).toEqual([]);
        const sent = world.journal.map(({ text }) => text);
        expect(sent.toSorted()).toEqual(added.map(({ id }) => id).toSorted());
        for (const subject of ['s0', 's1', 's2']) {
          const wanted = added.filter(record => record.subject === subject).map(({ id }) => id);
          expect(sent.filter(text => wanted.includes(text))).toEqual(wanted);
        }
      }),
      { numRuns: 300, seed: 20_261_122 },
    );
  },
);
