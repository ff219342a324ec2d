import { Link, useMessages } from '@rookery/ui';
import { suggestionMessages } from './messages.js';
import { SuggestionCard, type SuggestionHandlers } from './suggestion-card.js';
import type { SuggestedProfile } from './use-suggestions.js';

/** The most profiles in the block (SUG-01). */
export const BLOCK_LIMIT = 4;

export interface SuggestionsBlockProps extends SuggestionHandlers {
  profiles: readonly SuggestedProfile[];
  /** The id of its title, which names the row. */
  titleId: string;
  /** The page of all suggestions. */
  allHref: string;
}

/** Suggested profiles between two posts (SUG-01). Nothing without suggestions. */
export function SuggestionsBlock({ profiles, titleId, allHref, ...handlers }: SuggestionsBlockProps) {
  const text = useMessages(suggestionMessages);
  if (profiles.length === 0) return null;
  return (
    <div className="rk-suggestions">
      <div className="rk-suggestions-head">
        <h2 id={titleId}>{text.title()}</h2>
        <Link href={allHref}>{text.viewAll()}</Link>
      </div>
      <ul className="rk-suggestions-row">
        {profiles.slice(0, BLOCK_LIMIT).map(profile => (
          <SuggestionCard key={profile.account.id} profile={profile} {...handlers} />
        ))}
      </ul>
    </div>
  );
}
