import { BlankState, ErrorState, Link, LoadMore, Loading, SignInNeeded, useMessages } from '@rookery/ui';
import { useId } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { suggestionMessages } from './messages.js';
import { SuggestionCard } from './suggestion-card.js';
import { BLOCK_LIMIT, SuggestionsBlock, type SuggestionsBlockProps } from './suggestions-block.js';
import { useSuggestions } from './use-suggestions.js';

/** All suggestions, 20 at a time: the page `/suggestions` below its title. */
export function SuggestionsScreen() {
  const { isSignedIn, onSignIn } = useTimelineOptions();
  return isSignedIn ? <Suggestions /> : <SignInNeeded onSignIn={onSignIn} />;
}

function Suggestions() {
  const text = useMessages(suggestionMessages);
  const { query, profiles, handlers } = useSuggestions();
  const hasFailed = query.isError && profiles.length === 0;
  return (
    <>
      {profiles.length > 0 && (
        <ul className="rk-suggestions-page">
          {profiles.map(profile => (
            <SuggestionCard key={profile.account.id} profile={profile} {...handlers} />
          ))}
        </ul>
      )}
      {query.isPending && <Loading />}
      {hasFailed && <ErrorState title={text.failed()} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />}
      {query.isSuccess && profiles.length === 0 && !query.hasNextPage && <BlankState title={text.empty()} />}
      {query.hasNextPage && (
        <LoadMore isLoading={query.isFetchingNextPage} onPress={() => void query.fetchNextPage({ cancelRefetch: false })} />
      )}
    </>
  );
}

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
