import { describe, expect, it } from 'vitest';
import { ResultUnknowable } from './outbox-environment.js';
import { createOutboxWorld, type Fate } from './outbox-world.js';

const texts = (journal: readonly { text: string }[]) => journal.map(({ text }) => text);
const draft = (id: string, subject = id) => ({ id, kind: 'text', subject, payload: id });

describe('the outbox', () => {
  it('sends a record and removes it', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    const sent: string[] = [];
    outbox.onSent(record => sent.push(record.id));
    await outbox.add(draft('a'));
    await world.pass(300);
    expect(texts(world.journal)).toEqual(['a']);
    expect(sent).toEqual(['a']);
    expect(outbox.getRecords()).toEqual([]);
  });

  it('numbers records in the order they were added', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.setOnline(false);
    await outbox.add(draft('a'), draft('b'));
    await outbox.add(draft('c'), draft('a'));
    expect(outbox.getRecords().map(({ id, order }) => [id, order])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });

  it('notifies a subscriber of every change until it unsubscribes', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.setOnline(false);
    await world.settle();
    const lengths: number[] = [];
    const unsubscribe = outbox.subscribe(() => lengths.push(outbox.getRecords().length));
    await outbox.add(draft('a'));
    expect(lengths).toEqual([1]);
    unsubscribe();
    await outbox.add(draft('b'));
    expect(lengths).toEqual([1]);
  });

  it('shows the progress of an upload until its record is sent, in every tab', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const [first, second] = [world.openTab(), world.openTab()];
    const file = { id: 'f', file: new Blob(), name: '', description: '', focus: null, mediaId: null, uploadedAt: null };
    await second.outbox.add({ ...draft('a'), uploads: [file] });
    await world.pass(100);
    const progress = () => [first.outbox.getProgress('f'), second.outbox.getProgress('f')];
    expect(progress()).toEqual([0.5, 0.5]);
    await world.pass(200);
    expect(progress()).toEqual([null, null]);
    expect(first.outbox.getProgress('other')).toBeNull();
  });

  it('discards failed records alone', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.fate('refused');
    await outbox.add({ ...draft('a', 's'), draftId: 'd' }, { ...draft('b', 's'), draftId: 'd' });
    expect(await outbox.discard('a')).toEqual([]);
    await world.pass(300);
    expect((await outbox.discard('a')).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(outbox.getRecords()).toEqual([]);
  });

  it('forgets a draft when the last of its records is sent, and not before', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    await outbox.add({ ...draft('a', 's'), draftId: 'd' }, { ...draft('b', 's'), draftId: 'd' }, draft('c', 's'));
    await world.pass(250);
    expect([texts(world.journal), world.forgottenDrafts]).toEqual([['a'], []]);
    await world.pass(600);
    expect([texts(world.journal), world.forgottenDrafts]).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('holds a record while it can be undone, and returns it', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    await outbox.add({ ...draft('a'), undoMs: 5_000 });
    await world.pass(4_000);
    expect(world.journal).toEqual([]);
    expect((await outbox.undo('a')).map(({ payload }) => payload)).toEqual(['a']);
    await world.pass(10_000);
    expect(world.journal).toEqual([]);
  });

  it('does not undo a record that may be on its way', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.fate('applied-lost');
    await outbox.add(draft('a'));
    await world.pass(300);
    expect(await outbox.undo('a')).toEqual([]);
    await world.pass(world.minutes(1));
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('does not undo a record whose request is in flight', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    await outbox.add(draft('a'));
    await world.pass(100);
    expect(outbox.getRecords()[0]?.state).toBe('sending');
    expect(await outbox.undo('a')).toEqual([]);
    await world.pass(world.minutes(1));
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('sends once when the tab crashes while the request is in flight', async () => {
    for (const hasIdempotencyKeys of [true, false]) {
      const world = createOutboxWorld({ hasIdempotencyKeys });
      const first = world.openTab();
      await first.outbox.add(draft('a'));
      await world.pass(100);
      first.crash();
      const { outbox } = world.openTab();
      await world.settle();
      expect(await outbox.undo('a')).toEqual([]);
      await world.pass(world.minutes(1));
      expect(texts(world.journal)).toEqual(['a']);
      expect(outbox.getRecords()).toEqual([]);
    }
  });

  it('[POST-01] leaves a record alone that another tab sends again since this tab was suspended', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.fate('refused');
    await outbox.add(draft('a'));
    await world.pass(100);
    await world.storage.transact(stored => ({ put: stored.map(record => ({ ...record, attempts: record.attempts + 1 })) }));
    await world.pass(200);
    expect(outbox.getRecords().map(({ state, failure }) => [state, failure])).toEqual([['sending', null]]);
  });

  it('holds records offline and sends each subject in order afterwards', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.setOnline(false);
    for (const id of ['1', '2', '3']) await outbox.add(draft(id, 'thread'));
    await world.pass(world.minutes(60));
    expect(world.journal).toEqual([]);
    world.setOnline(true);
    await world.pass(world.minutes(1));
    expect(texts(world.journal)).toEqual(['1', '2', '3']);
  });

  it('tries a record and none of another subject where the person asks for it without a connection', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const [{ outbox: first }, { outbox: second }] = [world.openTab(), world.openTab()];
    world.setOnline(false);
    await first.add(draft('a', 's'), draft('b', 's'), draft('c'));
    await second.retry('b');
    await world.pass(1_000);
    expect(first.getRecords().map(({ id, attempts }) => [id, attempts])).toEqual([
      ['a', 1],
      ['b', 0],
      ['c', 0],
    ]);
    expect(world.journal).toEqual([]);
  });

  it('prepares anew where the person does not want to wait for the answer, and ignores the late one', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox, addKind } = world.openTab();
    const answers: ((payload: unknown) => void)[] = [];
    addKind('preparing', { prepare: () => new Promise(resolve => answers.push(resolve)) });
    await outbox.add({ ...draft('a'), kind: 'preparing' });
    await world.pass(1_000);
    await outbox.retry('a');
    await world.settle();
    expect(answers).toHaveLength(2);
    answers[1]?.('second');
    await world.settle();
    answers[0]?.('first');
    await world.pass(1_000);
    expect(texts(world.journal)).toEqual(['second']);
    expect(outbox.getRecords()).toEqual([]);
  });

  it('keeps a refused record with the message of the server, and the next of its subject behind it', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.fate('refused');
    await outbox.add(draft('a', 's'));
    await outbox.add(draft('b', 's'));
    await world.pass(world.minutes(60));
    expect(outbox.getRecords().map(({ id, state }) => `${id} ${state}`)).toEqual(['a failed', 'b waiting']);
    expect(outbox.getRecords()[0]?.failure).toEqual({ reason: 'refused', status: 422, text: 'Text is too long', uploadId: null });
    await outbox.retry('a');
    await world.pass(world.minutes(1));
    expect(texts(world.journal)).toEqual(['a', 'b']);
  });

  it('holds records of a kind that is added later, and sends them then', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox, addKind } = world.openTab();
    await outbox.add({ ...draft('a'), kind: 'late' });
    await world.pass(world.minutes(2));
    expect(outbox.getRecords().map(({ state, attempts }) => [state, attempts])).toEqual([['waiting', 0]]);
    addKind('late');
    await world.pass(300);
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('sends the next of a subject although one failed, where its kind allows that', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox, addKind } = world.openTab();
    addKind('passing', { passesFailed: true });
    world.fate('refused');
    await outbox.add({ ...draft('a', 's'), kind: 'passing' }, { ...draft('b', 's'), kind: 'passing' });
    await world.pass(world.minutes(1));
    expect(texts(world.journal)).toEqual(['b']);
    expect(outbox.getRecords().map(({ id, state }) => [id, state])).toEqual([['a', 'failed']]);
  });

  it('looks for a result before any second attempt where the kind asks for it', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox, addKind } = world.openTab();
    let looks = 0;
    addKind('looking', { looksFirst: true, find: () => Promise.resolve((looks += 1) && null) });
    world.fate('later');
    await outbox.add({ ...draft('a'), kind: 'looking' });
    await world.pass(world.minutes(5));
    expect(looks).toBe(2);
    expect(texts(world.journal)).toEqual(['a']);
  });

  it('lets the kind keep a record that is removed because the account signs out', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox, addKind } = world.openTab();
    const kept: string[] = [];
    addKind('keeping', { keep: ({ id }) => Promise.resolve(void kept.push(id)) });
    world.setOnline(false);
    await outbox.add({ ...draft('a'), kind: 'keeping' });
    await outbox.signOut();
    expect(kept).toEqual(['a']);
    expect(outbox.getRecords()).toEqual([]);
  });

  it('keeps a record without a draft as a failed one when the account signs out', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox, addKind } = world.openTab();
    addKind('lasting', { outlivesSignOut: true });
    world.setOnline(false);
    await outbox.add({ ...draft('a'), kind: 'lasting' });
    expect(await outbox.signOut()).toEqual([]);
    expect(outbox.getRecords()).toMatchObject([{ id: 'a', state: 'failed', mayBeSent: false }]);
  });

  it('[HINT-10] sends nothing twice where its result can never be found, and asks the person', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox, addKind } = world.openTab();
    addKind('unknowable', { find: () => Promise.reject(new ResultUnknowable()) });
    world.fate('applied-lost');
    await outbox.add({ ...draft('a'), kind: 'unknowable' });
    await world.pass(world.minutes(60));
    expect(texts(world.journal)).toEqual(['a']);
    expect(outbox.getRecords()).toMatchObject([{ state: 'failed', failure: { reason: 'unclear' } }]);
    await outbox.retry('a');
    await world.pass(world.minutes(1));
    expect(outbox.getRecords()).toEqual([]);
  });

  it('lets one of two tabs send, and the other one when that tab closes', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: false });
    const first = world.openTab();
    const second = world.openTab();
    await second.outbox.add(draft('a'));
    await world.pass(300);
    expect(texts(world.journal)).toEqual(['a']);
    first.crash();
    await second.outbox.add(draft('b'));
    await world.pass(300);
    expect(texts(world.journal)).toEqual(['a', 'b']);
    expect(second.outbox.getRecords()).toEqual([]);
  });

  it('tells every tab what was sent', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const first = world.openTab();
    const second = world.openTab();
    const seen: string[] = [];
    first.outbox.onSent(record => seen.push(`first ${record.id}`));
    second.outbox.onSent(record => seen.push(`second ${record.id}`));
    await second.outbox.add(draft('a'));
    await world.pass(300);
    expect(seen.toSorted()).toEqual(['first a', 'second a']);
  });

  it('asks the person after a dozen lost attempts', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.fate(...Array.from({ length: 40 }, (): Fate => 'lost'));
    await outbox.add(draft('a'));
    await world.pass(world.minutes(120));
    expect(outbox.getRecords()[0]).toMatchObject({ state: 'failed', failure: { reason: 'gave-up' }, attempts: 12 });
  });

  it('looks for the result before it sends again an hour later', async () => {
    const world = createOutboxWorld({ hasIdempotencyKeys: true });
    const { outbox } = world.openTab();
    world.fate('later');
    await outbox.add(draft('a'));
    await world.pass(300);
    // Another device has sent it under the same key, which the server has forgotten.
    world.journal.push({ id: 'a', text: 'a', at: 0 });
    world.shiftClock(world.minutes(61));
    await world.pass(world.minutes(5));
    expect(texts(world.journal)).toEqual(['a']);
    expect(outbox.getRecords()).toEqual([]);
  });
});
