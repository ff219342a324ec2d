import { pagesView } from '@rookery/store';
import { BlankState, ListStates, useMessages } from '@rookery/ui';
import { suggestionMessages } from '../suggestions/messages.js';
import { SuggestionRow } from '../suggestions/suggestion-row.js';
import { useSuggestions } from '../suggestions/use-suggestions.js';

/** Profiles of the step: enough to choose from, on one page. */
const PEOPLE_LIMIT = 10;

/** Profiles that the server suggests to a new account, each with why. */
export function PeopleStepScreen() {
  const text = useMessages(suggestionMessages);
  const { query, profiles, isReady, handlers } = useSuggestions(PEOPLE_LIMIT);
  const view = pagesView(query);
  return (
    <ListStates
      {...view}
      older={null}
      phase={view.phase === 'ready' && !isReady ? 'loading' : view.phase}
      failedTitle={text.failed()}
      isEmpty={profiles.length === 0}
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
