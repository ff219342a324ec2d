import { BLOCK_LIMIT, SuggestionsBlock, type SuggestionsBlockProps } from './suggestions-block.js';
import { useSuggestions } from './use-suggestions.js';

/** The block of profiles that the server suggests now. */
export function SuggestionsBlockScreen(props: Pick<SuggestionsBlockProps, 'titleId' | 'allHref'>) {
  const { profiles, handlers } = useSuggestions(BLOCK_LIMIT);
  return <SuggestionsBlock profiles={profiles} {...handlers} {...props} />;
}
