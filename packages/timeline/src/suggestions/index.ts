// What stands between posts, apart from the timeline itself: most pages show none of it.
export { noPlacements, placeInjections, withInjections, type InjectionRule, type PlacementState } from '../list/injections.js';
export { readPlacements } from '../list/injections-storage.js';
export { dismissSuggestion, suggestionsKey, suggestionSource, suggestionsQuery } from './suggestions.data.js';
export { SUGGESTIONS_KIND, suggestionsRule } from './suggestions-rule.js';
export { SuggestionsBlockScreen } from './suggestions-block.screen.js';
export { SuggestionsScreen } from './suggestions.screen.js';
