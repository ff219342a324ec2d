import type { InjectionRule } from '@rookery/timeline/injections';

/** The `kind` of the row of suggestions, for the `Injection` slot. */
export const SUGGESTIONS_KIND = 'suggestions';

/** The first and the last index that the block may have among the entries of a list. */
const SUGGESTIONS_RANGE: readonly [number, number] = [5, 9];

/**
 * The position of the block of suggested profiles: once in a list, before an entry chosen at random, or at the end of a shorter list.
 *
 * @param random Returns numbers in [0, 1), as `Math.random` does.
 */
export function suggestionsRule(random: () => number): InjectionRule {
  const [first, last] = SUGGESTIONS_RANGE;
  const position = first + Math.floor(random() * (last - first + 1));
  return { kind: SUGGESTIONS_KIND, placementAt: index => (index === position ? 0 : null), mayBeLast: true };
}
