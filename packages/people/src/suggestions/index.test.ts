import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "SUGGESTIONS_KIND",
      "SuggestionsBlockScreen",
      "SuggestionsPanelScreen",
      "SuggestionsScreen",
      "dismissSuggestion",
      "followSuggestions",
      "suggestionSource",
      "suggestionsKey",
      "suggestionsQuery",
      "suggestionsRule",
    ]
  `);
});
