import { Link, useMessages } from '@rookery/ui';
import { useId } from 'react';
import { suggestionMessages } from './messages.js';
import { SuggestionCard } from './suggestion-card.js';
import { BLOCK_LIMIT, SuggestionsBlock, type SuggestionsBlockProps } from './suggestions-block.js';
import { useSuggestions } from './use-suggestions.js';

/** The number of profiles in the panel. */
const PANEL_LIMIT = 3;

/** Suggested profiles in a side column, one below the other. Nothing without suggestions. */
export function SuggestionsPanelScreen({ className, allHref }: { className: string; allHref: string }) {
  const text = useMessages(suggestionMessages);
  const titleId = useId();
  const { profiles, handlers } = useSuggestions(PANEL_LIMIT);
  if (profiles.length === 0) return null;
  return (
    <section className={className} aria-labelledby={titleId}>
      <div className="rk-suggestions-panel-head">
        <h2 id={titleId}>{text.title()}</h2>
        <Link href={allHref}>{text.viewAll()}</Link>
      </div>
      <ul className="rk-suggestions-panel">
        {profiles.map(profile => (
          <SuggestionCard key={profile.account.id} profile={profile} {...handlers} />
        ))}
      </ul>
    </section>
  );
}

/** The block of profiles that the server suggests now. */
export function SuggestionsBlockScreen(props: Pick<SuggestionsBlockProps, 'titleId' | 'allHref'>) {
  const { profiles, handlers } = useSuggestions(BLOCK_LIMIT);
  return <SuggestionsBlock profiles={profiles} {...handlers} {...props} />;
}
