import { describe, expect, it } from 'vitest';
import type { EventRecord, Participation } from './event-record.js';
import { decideParticipation, joinedEvents, joinEvent, joinStateOf, leaveEvent, participantsOf } from './events.js';
import type { StatusRecord } from './records.js';
import { createWorld } from './seed.js';

const world = () => createWorld({ seed: 1, now: Date.UTC(2026, 10, 20, 12), origin: 'https://server.test', hasEvents: true });

/** An event of the seed world without participants, and an account that is not its author. */
function setUp(join_mode: EventRecord['join_mode'] = 'free') {
  const own = world();
  const status = [...own.statuses.values()].find(
    (one): one is StatusRecord & { event: EventRecord } => one.event !== undefined && one.visibility === 'public',
  );
  if (status === undefined) throw new Error('The seed world has no event.');
  status.event.join_mode = join_mode;
  status.event.participations = [];
  const guestId = [...own.accounts.keys()].find(id => id !== status.account_id) ?? '';
  const stateOf = (): Participation['state'] | null => {
    const { event } = own.statuses.get(status.id) ?? {};
    return event === undefined ? null : joinStateOf(event, guestId);
  };
  return { own, status, guestId, stateOf };
}

describe('taking part in an event', () => {
  it('[EVT-02] is at once in a free event, and once', () => {
    const { own, status, guestId, stateOf } = setUp();
    expect([joinEvent(own, status, guestId, null), joinEvent(own, status, guestId, null)]).toEqual([true, false]);
    expect(stateOf()).toBe('accept');
  });

  it('[EVT-02] waits for the organiser in a restricted one', () => {
    const { own, status, guestId, stateOf } = setUp('restricted');
    expect(decideParticipation(own, status, guestId, 'accept')).toBe(false);
    joinEvent(own, status, guestId, 'Please');
    expect(stateOf()).toBe('pending');
    expect(decideParticipation(own, status, guestId, 'accept')).toBe(true);
    expect(stateOf()).toBe('accept');
    expect(own.statuses.get(status.id)?.event?.participations).toMatchObject([{ account_id: guestId, message: 'Please' }]);
  });

  it('[EVT-02] ends when the account leaves, unless it was rejected', () => {
    const { own, status, guestId, stateOf } = setUp();
    leaveEvent(own, status, guestId);
    joinEvent(own, status, guestId, null);
    leaveEvent(own, status, guestId);
    expect(stateOf()).toBeNull();
    joinEvent(own, status, guestId, null);
    decideParticipation(own, status, guestId, 'reject');
    leaveEvent(own, status, guestId);
    expect([stateOf(), joinEvent(own, status, guestId, null)]).toEqual(['reject', false]);
  });

  it('is no event without one', () => {
    const { own, status, guestId } = setUp();
    const { event: _event, ...post } = status;
    expect([joinEvent(own, post, guestId, null), decideParticipation(own, post, guestId, 'accept')]).toEqual([false, false]);
  });

  it('is listed by its state', () => {
    const { own, status, guestId } = setUp('restricted');
    const listed = (state: Participation['state']) => joinedEvents(own, guestId, state, { limit: 100 }).includes(status.id);
    joinEvent(own, status, guestId, null);
    expect([listed('pending'), listed('accept'), listed('reject')]).toEqual([true, false, false]);
    decideParticipation(own, status, guestId, 'accept');
    expect([listed('pending'), listed('accept'), listed('reject')]).toEqual([false, true, false]);
  });
});

it('participants are those of one state, in the order of joining', () => {
  const of = (account_id: string, state: Participation['state']): Participation => ({ account_id, state, message: null });
  const event = { participations: [of('3', 'accept'), of('1', 'pending'), of('2', 'accept')] } as EventRecord;
  expect([participantsOf(event), participantsOf(event, 'pending'), participantsOf(event, 'reject')]).toEqual([
    ['3', '2'],
    ['1'],
    [],
  ]);
});
