import { expect, it } from 'vitest';
import { suggestionReason } from './suggestion-reason.js';

it.each([
  ['staff', [], 'staffPick'],
  ['past_interactions', [], 'interaction'],
  ['global', [], 'mostFollowed'],
  ['staff', ['featured'], 'staffPick'],
  ['past_interactions', ['friends_of_friends', 'most_followed'], 'followedByFollowed'],
  ['past_interactions', ['similar_to_recently_followed'], 'similarToFollowed'],
  ['global', ['most_interactions'], 'mostActive'],
  ['global', ['most_followed'], 'mostFollowed'],
] as const)('[NAV-08] reads the reason of %s with %j', (source, sources, reason) => {
  expect(suggestionReason({ source, sources: [...sources] })).toBe(reason);
});

it.each([
  ['global', ['a_reason_of_tomorrow'], 'mostFollowed'],
  ['', [], null],
  ['', ['constructor', '__proto__'], null],
] as const)('[NAV-08] passes over reasons it does not know: %s with %j', (source, sources, reason) => {
  expect(suggestionReason({ source, sources: [...sources] })).toBe(reason);
});
