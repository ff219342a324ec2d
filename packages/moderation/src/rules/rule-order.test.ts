import type { AdminRule } from '@rookery/api-client/admin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPriorities, lastPriority, movedRule } from './rule-order.js';

const rule = (id: string, priority: number | null): AdminRule => ({ id, text: id, hint: '', priority });
const ids = (rules: readonly AdminRule[]) => rules.map(({ id }) => id).join('');

describe('the order of rules', () => {
  const three = [rule('a', 0), rule('b', 1), rule('c', 2)];

  it('[HINT-11] moves a rule down by a change of two', () => {
    const moved = movedRule(three, 'a', 1);
    expect(ids(moved)).toBe('bac');
    expect(changedPriorities(three, moved)).toEqual([
      { id: 'a', priority: 2 },
      { id: 'c', priority: 3 },
    ]);
  });

  it('[HINT-11] does not move a rule beyond the ends, or one that is gone', () => {
    expect(movedRule(three, 'a', -1)).toBe(three);
    expect(movedRule(three, 'c', 1)).toBe(three);
    expect(movedRule(three, 'x', 1)).toBe(three);
  });

  it('[HINT-11] puts a new rule last, also where priorities are missing', () => {
    expect(lastPriority([])).toBe(0);
    expect(lastPriority([rule('a', 7), rule('b', null)])).toBe(8);
  });

  it('[HINT-11] is told by the priorities alone after any moves', () => {
    const priorities = fc.array(fc.option(fc.integer({ min: -3, max: 9 })), { minLength: 1, maxLength: 6 });
    const moves = fc.array(fc.tuple(fc.nat(5), fc.constantFrom<1 | -1>(1, -1)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(priorities, moves, (given, steps) => {
        const before = given.map((priority, index) => rule(String(index), priority));
        const after = steps.reduce(
          (rules, [index, by]) => movedRule(rules, String(index % given.length), by),
          before as readonly AdminRule[],
        );
        if (after === before) return;
        const sent = new Map(changedPriorities(before, after).map(({ id, priority }) => [id, priority]));
        const atServer = after.map(({ id, priority }) => ({ id, priority: sent.get(id) ?? priority ?? Number.NaN }));
        expect(ids(atServer.toSorted((one, other) => one.priority - other.priority) as AdminRule[])).toBe(ids(after));
        expect(new Set(atServer.map(({ priority }) => priority)).size).toBe(after.length);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});
