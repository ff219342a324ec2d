export { dismissSuggestion, suggestionsKey, suggestionSource, suggestionsQuery } from './suggestions.data.js';
export { SUGGESTIONS_KIND, suggestionsRule } from './suggestions-rule.js';
export { SuggestionsBlockScreen, SuggestionsPanelScreen, SuggestionsScreen } from './suggestions.screen.js';
