import { pagesView } from '@rookery/store';
import { BlankState, ListStates, SignInNeeded, useMessages } from '@rookery/ui';
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
  const view = pagesView(query);
  return (
    <ListStates
      {...view}
      phase={view.phase === 'ready' && !isReady ? 'loading' : view.phase}
      failedTitle={text.failed()}
      isEmpty={profiles.length === 0 && view.older === null}
      emptyState={<BlankState title={text.empty()} />}
    >
      <ul className="rk-suggestions-page">
        {profiles.map(profile => (
          <SuggestionRow key={profile.account.id} profile={profile} {...handlers} />
        ))}
      </ul>
    </ListStates>
  );
}
