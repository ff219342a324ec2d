import { detectFeatures } from '@rookery/api-client';
import { anInstance } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { composerOffers } from './composer-offers.js';

const now = () => 1_000_000;
const of = (version: string, overrides = {}) => {
  const instance = anInstance({ version, ...overrides });
  return composerOffers(instance, detectFeatures(instance), now);
};

it('[CMP-01] offers a schedule and polls where the server has them', () => {
  expect(of('4.5.0')).toMatchObject({ hasSchedule: true, hasScopes: true, polls: { maxOptions: 4 } });
  expect(of('4.0.0 (not true; really snac/2.75)')).toMatchObject({ hasSchedule: false, polls: null });
});

it('[CMP-01] takes a poll together with media on Pleroma alone', () => {
  expect(of('4.5.0').rules.allowsPollWithMedia).toBe(false);
  expect(of('2.7.2 (compatible; Pleroma 2.6.0)', { isPleroma: true }).rules.allowsPollWithMedia).toBe(true);
});

it('[SCH-02] takes times that are more than 5 minutes ahead', () => {
  const { rules } = of('4.5.0');
  expect([rules.isTimeValid(now() + 300_000), rules.isTimeValid(now() + 300_001)]).toEqual([false, true]);
});

it('offers what every server has before the instance is known', () => {
  expect(composerOffers(undefined, undefined, now)).toMatchObject({
    hasSchedule: false,
    polls: null,
    rules: { maxCharacters: 500 },
  });
});
