import { expect, it } from 'vitest';
import { isNewAccount, offeredSteps, stepAfter, stepBefore, stepFrom } from './onboarding-steps.js';

const all = offeredSteps({ profile: true, people: true, tags: true });
const few = offeredSteps({ profile: true, people: false, tags: false });

it('[HINT-09] has the steps that the server offers', () => {
  expect(all).toEqual(['profile', 'people', 'tags', 'post', 'done']);
  expect(few).toEqual(['profile', 'post', 'done']);
  expect(offeredSteps({ profile: false, people: false, tags: false })).toEqual(['post', 'done']);
});

it('[HINT-09] continues where the member left, or at the next step that the server has', () => {
  expect(stepFrom(all, 'tags')).toBe('tags');
  expect(stepFrom(few, 'people')).toBe('post');
  expect(stepFrom(few, 'done')).toBe('done');
});

it('goes on to the end, and back to the first one', () => {
  expect(stepAfter(few, 'profile')).toBe('post');
  expect(stepAfter(few, 'done')).toBe('done');
  expect(stepBefore(few, 'post')).toBe('profile');
  expect(stepBefore(few, 'profile')).toBeNull();
});

it('[HINT-09] is offered to a brand-new and empty account alone', () => {
  const now = Date.UTC(2026, 10, 29);
  const account = { statuses_count: 0, following_count: 0, note: '', created_at: '2026-11-28T00:00:00.000Z' };
  expect(isNewAccount(account, now)).toBe(true);
  expect(isNewAccount({ ...account, created_at: '2026-11-22T00:00:00.000Z' }, now)).toBe(false);
  expect(isNewAccount({ ...account, statuses_count: 1 }, now)).toBe(false);
  expect(isNewAccount({ ...account, following_count: 1 }, now)).toBe(false);
  expect(isNewAccount({ ...account, note: '<p>Trams</p>' }, now)).toBe(false);
});
