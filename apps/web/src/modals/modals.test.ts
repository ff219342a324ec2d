import { aStatus } from '@rookery/api-client/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { compose, composeEvent, createModals, mention, modals, showAccounts, showHistory } from './modals.js';

afterEach(() => modals.clear());

describe('the modals over a page', () => {
  it('stand on one another, each with an id of its own', () => {
    const { stack, open } = createModals();
    open({ type: 'COMPOSE', intent: { kind: 'new' } });
    open({ type: 'COMPOSE', intent: { kind: 'drafts' } });
    open({ type: 'COMPOSE', intent: { kind: 'new' } });
    expect(stack.get().map(({ id, type }) => [id, type])).toEqual([
      [1, 'COMPOSE'],
      [2, 'COMPOSE'],
      [3, 'COMPOSE'],
    ]);
  });

  it('open once when a control is pressed twice', () => {
    const { stack, open } = createModals();
    open({ type: 'POLICY', policyId: '1' });
    open({ type: 'POLICY', policyId: '1' });
    expect(stack.get()).toHaveLength(1);
    open({ type: 'POLICY', policyId: '2' });
    expect(stack.get()).toHaveLength(2);
  });

  it('close together, and stay the same stack without one', () => {
    const { stack, open, clear } = createModals();
    open({ type: 'POLICY', policyId: '1' });
    clear();
    const empty = stack.get();
    expect(empty).toEqual([]);
    clear();
    expect(stack.get()).toBe(empty);
  });

  it.each<[string, () => void, object]>([
    ['the composer', () => compose(), { type: 'COMPOSE', intent: { kind: 'new' } }],
    [
      'a stored draft',
      () => compose({ kind: 'draft', draftId: '7' }),
      { type: 'COMPOSE', intent: { kind: 'draft', draftId: '7' } },
    ],
    ['a new event', () => composeEvent(), { type: 'COMPOSE_EVENT', editedId: null }],
    ['an own event', () => composeEvent('7'), { type: 'COMPOSE_EVENT', editedId: '7' }],
    ['the accounts of a post', () => showAccounts('REBLOGS', aStatus({ id: '7' })), { type: 'REBLOGS', statusId: '7' }],
    ['the versions of a post', () => showHistory(aStatus({ id: '7' })), { type: 'COMPARE_HISTORY', statusId: '7' }],
  ])('open with %s', (_, open, request) => {
    open();
    expect(modals.stack.get()).toEqual([{ ...request, id: expect.any(Number) as number }]);
  });

  it('[MOD-05] open a post that mentions an account, which is no draft yet', () => {
    mention({ acct: 'tobi@tram.example' });
    mention({ acct: 'tobi@tram.example' }, 'direct');
    const start = { parts: [{ text: '@tobi@tram.example ' }], prefilledText: '@tobi@tram.example ' };
    expect(modals.stack.get()).toMatchObject([
      { intent: { kind: 'start', start } },
      { intent: { kind: 'start', start: { ...start, visibility: 'direct' } } },
    ]);
  });
});
