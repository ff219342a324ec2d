import { expect, it } from 'vitest';
import * as entry from './index.js';

it('the public names of the entry are these', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "SUGGESTIONS_KIND",
      "SuggestionsBlockScreen",
      "SuggestionsScreen",
      "dismissSuggestion",
      "noPlacements",
      "placeInjections",
      "readPlacements",
      "suggestionSource",
      "suggestionsKey",
      "suggestionsQuery",
      "suggestionsRule",
      "withInjections",
    ]
  `);
});
