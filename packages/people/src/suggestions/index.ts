export { dismissSuggestion, followSuggestions, suggestionsKey, suggestionSource, suggestionsQuery } from './suggestions.data.js';
export { SUGGESTIONS_KIND, suggestionsRule } from './suggestions-rule.js';
export { SuggestionsBlockScreen, SuggestionsPanelScreen } from './suggestions.screen.js';
export { SuggestionsScreen } from './suggestions-list.screen.js';
