import { describe, expect, it } from 'vitest';
import {
  closing,
  discardQuestion,
  isLeftByBack,
  modalRules,
  type GuardedDrafts,
  type ModalType,
  type StackedModal,
} from './modal-rules.js';
import { cutFrom } from './modals.js';

const none: GuardedDrafts = { post: null, event: null, report: null, filter: null };
const stackOf = (...types: ModalType[]): StackedModal[] => types.map((type, index) => ({ id: index + 1, type }));

describe('modalRules', () => {
  it('[MOD-01] has the nine types of the specification, and dialogs about posts, accounts and filters', () => {
    const nine = ['COMPOSE', 'COMPOSE_EVENT', 'CONFIRM', 'FAVOURITES', 'MEDIA', 'MENTIONS', 'POLICY', 'REACTIONS', 'REBLOGS'];
    const added = ['ACT_AS', 'BLOCK', 'BLOCK_DOMAIN', 'COMPARE_HISTORY', 'COMPOSE_AS', 'FILTER', 'MUTE', 'REPORT', 'UNFOLLOW'];
    expect(Object.keys(modalRules).toSorted()).toEqual([...nine, ...added].toSorted());
  });

  it('[MOD-02] gives an entry to all types but five', () => {
    const own = Object.entries(modalRules).filter(([, { entry }]) => entry === 'own');
    const dialogs = ['COMPARE_HISTORY', 'BLOCK', 'BLOCK_DOMAIN', 'FILTER', 'MUTE', 'REPORT', 'UNFOLLOW'];
    expect(own.map(([type]) => type)).toEqual([
      'COMPOSE',
      'COMPOSE_AS',
      'ACT_AS',
      'COMPOSE_EVENT',
      'CONFIRM',
      'POLICY',
      ...dialogs,
    ]);
  });
});

describe('closing', () => {
  const [empty, written] = [true, false].map(isEmpty => ({ isEmpty, isEdit: false })) as [
    NonNullable<GuardedDrafts['post']>,
    NonNullable<GuardedDrafts['post']>,
  ];

  it.each([
    ['[MOD-05] asks before COMPOSE closes with a draft', 'COMPOSE', { ...none, post: written }, 'ask'],
    ['[MOD-05] closes COMPOSE with an empty draft', 'COMPOSE', { ...none, post: empty }, 'close'],
    ['[MOD-05] closes COMPOSE before its draft is loaded', 'COMPOSE', none, 'close'],
    ['[MOD-05] closes COMPOSE although an event has a draft', 'COMPOSE', { ...none, post: empty, event: written }, 'close'],
    ['asks before COMPOSE_AS closes with a draft', 'COMPOSE_AS', { ...none, post: written }, 'ask'],
    ['[MOD-06] asks before COMPOSE_EVENT closes with a draft', 'COMPOSE_EVENT', { ...none, event: written }, 'ask'],
    ['[MOD-06] closes COMPOSE_EVENT with an empty draft', 'COMPOSE_EVENT', { ...none, post: written, event: empty }, 'close'],
    ['[HINT-10] asks before REPORT closes with an answer', 'REPORT', { ...none, report: written }, 'ask'],
    ['[HINT-10] closes REPORT without an answer', 'REPORT', { ...none, report: empty }, 'close'],
    ['[HINT-05] asks before FILTER closes with changes', 'FILTER', { ...none, filter: written }, 'ask'],
    ['[HINT-05] closes FILTER without changes', 'FILTER', none, 'close'],
    ['[MOD-07] closes CONFIRM whatever is below it', 'CONFIRM', { ...none, post: written, event: written }, 'close'],
  ] as const)('%s', (_title, type, drafts, outcome) => {
    expect(closing(type, drafts, null)).toBe(outcome);
  });

  it('[MOD-08] refuses to close POLICY while a policy is pending', () => {
    expect(closing('POLICY', none, '7')).toBe('refuse');
    expect(closing('POLICY', none, null)).toBe('close');
  });

  it('[MOD-08] holds no other modal for a pending policy', () => {
    const others = (Object.keys(modalRules) as ModalType[]).filter(type => type !== 'POLICY');
    expect(others.map(type => closing(type, none, '7'))).toEqual(others.map(() => 'close'));
  });
});

it('[MOD-09] asks about edits in their own words', () => {
  const [post, edit] = [false, true].map(isEdit => ({ isEmpty: false, isEdit }));
  expect([post, edit].map(draft => draft && discardQuestion('post', draft))).toEqual(['discardPost', 'discardEdit']);
  expect([post, edit].map(draft => draft && discardQuestion('event', draft))).toEqual(['discardEvent', 'discardEventEdit']);
});

describe('cutFrom', () => {
  it('[MOD-03] closes a modal with those above it', () => {
    const stack = stackOf('COMPOSE', 'CONFIRM');
    expect(cutFrom(stack, 2)).toEqual(stackOf('COMPOSE'));
    expect(cutFrom(stack, 1)).toEqual([]);
  });

  it('keeps the stack for a modal that is closed already', () => {
    const stack = stackOf('COMPOSE');
    expect(cutFrom(stack, 9)).toBe(stack);
  });
});

it('is left together with the page when no modal of the stack has an entry', () => {
  expect(isLeftByBack(stackOf('REBLOGS'))).toBe(true);
  expect(isLeftByBack(stackOf('COMPOSE', 'REBLOGS'))).toBe(false);
  expect(isLeftByBack([])).toBe(false);
});
