/* The rows that Home injects, loaded after the first posts. */
export { SUGGESTIONS_KIND, SuggestionsBlockScreen } from '@rookery/people/suggestions';
export { currentInjections, followInjections } from './injections.data.js';
