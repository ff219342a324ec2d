import { errorText } from '@rookery/api-client';
import { BlankState, ErrorState, LoadMore, Loading, SignInNeeded, useMessages } from '@rookery/ui';
import { useTimelineOptions } from '@rookery/timeline';
import { suggestionMessages } from './messages.js';
import { SuggestionRow } from './suggestion-row.js';
import { useSuggestions } from './use-suggestions.js';

/** All suggestions, 20 at a time: the page `/suggestions` below its title. */
export function SuggestionsScreen() {
  const { isSignedIn, onSignIn } = useTimelineOptions();
  return isSignedIn ? <Suggestions /> : <SignInNeeded onSignIn={onSignIn} />;
}

function Suggestions() {
  const text = useMessages(suggestionMessages);
  const { query, profiles, isReady, handlers } = useSuggestions();
  const hasFailed = query.isError && profiles.length === 0;
  return (
    <>
      {profiles.length > 0 && (
        <ul className="rk-suggestions-page">
          {profiles.map(profile => (
            <SuggestionRow key={profile.account.id} profile={profile} {...handlers} />
          ))}
        </ul>
      )}
      {!isReady && !hasFailed && <Loading />}
      {hasFailed && (
        <ErrorState
          title={text.failed()}
          description={errorText(query.error, '')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {isReady && query.isSuccess && profiles.length === 0 && !query.hasNextPage && <BlankState title={text.empty()} />}
      {query.hasNextPage && (
        <LoadMore isLoading={query.isFetchingNextPage} onPress={() => void query.fetchNextPage({ cancelRefetch: false })} />
      )}
    </>
  );
}
