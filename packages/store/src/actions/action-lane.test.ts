import { describe, expect, it } from 'vitest';
import { advance, enter, handOver, repeatsLast, replace, type LaneAction } from './action-lane.js';

const [on, off, other] = [{ name: 'on' }, { name: 'off' }, { name: 'other' }];

/** An action that notes what became of it, and leaves its lane when it is withdrawn. */
interface TestAction extends LaneAction {
  fate: 'started' | 'withdrawn' | null;
}

function createLane() {
  const lane: TestAction[] = [];
  const press = (spec: object, choice: string | undefined, state: Partial<LaneAction> = {}): TestAction => {
    const action: TestAction = {
      spec,
      choice,
      start: () => void (action.fate = 'started'),
      withdraw: () => {
        action.fate = 'withdrawn';
        lane.splice(lane.indexOf(action), 1);
      },
      replaced: new AbortController(),
      isStarted: false,
      isHeld: false,
      followsUnsent: false,
      isStateUnknown: false,
      fate: null,
      ...state,
    };
    enter(lane, action);
    advance(lane);
    return action;
  };
  return { lane, press };
}

const isReplaced = ({ replaced }: LaneAction): boolean => replaced.signal.aborted;

describe('advance', () => {
  it('starts the first action alone, once', () => {
    const { lane, press } = createLane();
    const first = press(on, 'a');
    const second = press(on, 'b');
    expect([first.fate, second.fate]).toEqual(['started', null]);
    first.fate = null;
    advance(lane);
    expect(first.fate).toBeNull();
  });

  it('starts the next when the first has left', () => {
    const { lane, press } = createLane();
    press(on, 'a');
    const second = press(on, 'b');
    lane.shift();
    advance(lane);
    expect(second.fate).toBe('started');
  });

  it('starts the others while the outbox holds the first, which keeps their order', () => {
    const { lane, press } = createLane();
    const first = press(on, 'a');
    const second = press(on, 'b');
    const third = press(on, undefined);
    first.isHeld = true;
    advance(lane);
    expect([second, third].map(({ fate, isHeld }) => [fate, isHeld])).toEqual([
      ['started', true],
      ['started', true],
    ]);
  });

  it('starts nothing on an empty lane', () => {
    expect(() => advance([])).not.toThrow();
  });

  it('leaves the same choice waiting in the outbox to one action at a time', () => {
    const { press } = createLane();
    press(on, 'a', { isHeld: true });
    const [second, third] = [press(off, 'a'), press(on, 'b')];
    expect([second.fate, third.fate]).toEqual([null, 'started']);
  });
});

describe('enter', () => {
  it('replaces the same choice that was sent, which ends by itself', () => {
    const { lane, press } = createLane();
    const [first, second] = [press(on, 'a'), press(off, 'a')];
    expect([isReplaced(first), isReplaced(second)]).toEqual([true, false]);
    expect(lane).toEqual([first, second]);
  });

  it.each([
    ['the other makes another choice', 'b', 'a'],
    ['neither makes a choice', undefined, undefined],
  ])('replaces nothing when %s', (_name, before, now) => {
    const { press } = createLane();
    const first = press(on, before);
    press(on, now);
    expect(isReplaced(first)).toBe(false);
  });

  it('goes to the outbox when that has the first', () => {
    const { press } = createLane();
    press(on, 'a', { isHeld: true });
    expect(press(off, 'a').isHeld).toBe(true);
  });
});

describe('replace', () => {
  it('withdraws an action that waits', () => {
    const { lane, press } = createLane();
    const [first, second] = [press(on, 'a'), press(on, 'b')];
    replace(lane, second);
    expect(second.fate).toBe('withdrawn');
    expect(lane).toEqual([first]);
  });

  it('lets one that the outbox has end by itself', () => {
    const { lane, press } = createLane();
    press(on, 'a', { isHeld: true });
    const second = press(on, 'b');
    replace(lane, second);
    expect([second.fate, isReplaced(second)]).toEqual(['started', true]);
  });
});

describe('repeatsLast', () => {
  it('withdraws the waiting actions of the choice, and no other', () => {
    const { lane, press } = createLane();
    const [first, second, third] = [press(on, 'a'), press(off, 'a'), press(other, 'b')];
    expect(repeatsLast(lane, { spec: on, choice: 'a' })).toBe(false);
    expect([second.fate, third.fate]).toEqual(['withdrawn', null]);
    expect(lane).toEqual([first, third]);
  });

  it('lets the action that was sent count again', () => {
    const { lane, press } = createLane();
    const first = press(on, 'a');
    press(off, 'a');
    expect(repeatsLast(lane, { spec: on, choice: 'a' })).toBe(true);
    expect(lane).toEqual([first]);
    expect(isReplaced(first)).toBe(false);
  });

  it('keeps the signal of one that was not replaced', () => {
    const { lane, press } = createLane();
    const { replaced } = press(on, 'a');
    expect(repeatsLast(lane, { spec: on, choice: 'a' })).toBe(true);
    expect(lane[0]?.replaced).toBe(replaced);
  });

  it('sends the first choice of a lane', () => {
    expect(repeatsLast([], { spec: on, choice: 'a' })).toBe(false);
  });

  it('sends the opposite, and what makes no choice', () => {
    const { lane, press } = createLane();
    press(on, undefined);
    expect(repeatsLast(lane, { spec: on, choice: undefined })).toBe(false);
    expect(repeatsLast(lane, { spec: off, choice: 'a' })).toBe(false);
  });
});

describe('handOver', () => {
  it('tells the next action of the choice that nothing was sent', () => {
    const { lane, press } = createLane();
    const [first, between, next] = [press(on, 'a'), press(other, 'b'), press(off, 'a')];
    handOver(lane, first, true);
    expect([between.followsUnsent, next.followsUnsent, next.isStateUnknown]).toEqual([false, true, false]);
  });

  it('tells it that the state of the server is not known', () => {
    const { lane, press } = createLane();
    const [first, next] = [press(on, 'a'), press(off, 'a')];
    handOver(lane, first, false);
    expect([next.followsUnsent, next.isStateUnknown]).toEqual([false, true]);
  });

  it('tells nobody where no later action makes the choice', () => {
    const { lane, press } = createLane();
    const [earlier, last] = [press(off, 'a'), press(on, 'a')];
    handOver(lane, last, true);
    expect([earlier.followsUnsent, earlier.isStateUnknown]).toEqual([false, false]);
  });
});
