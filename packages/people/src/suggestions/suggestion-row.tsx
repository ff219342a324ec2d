import { PartBoundary, plainText, useMessages } from '@rookery/ui';
import { Sparkles } from 'lucide-react';
import { suggestionMessages } from './messages.js';
import { SuggestedPerson, SuggestionButtons, type SuggestionProps } from './suggestion-card.js';

/** A suggested profile on the page of all: with the beginning of its bio, and why the server suggests it (NAV-08). */
export function SuggestionRow(props: SuggestionProps) {
  return (
    <li className="rk-suggestion-row">
      <PartBoundary>
        <Suggestion {...props} />
      </PartBoundary>
    </li>
  );
}

function Suggestion(props: SuggestionProps) {
  const { account, reason } = props.profile;
  const text = useMessages(suggestionMessages);
  const note = plainText(account.note).trim();
  return (
    <>
      <SuggestedPerson account={account} avatarSize={44} />
      <SuggestionButtons {...props} />
      {(note !== '' || reason !== null) && (
        <div className="rk-suggestion-about">
          {note !== '' && <p dir="auto">{note}</p>}
          {reason !== null && (
            <p className="rk-suggestion-reason">
              <Sparkles size={14} aria-hidden="true" />
              {text[reason]()}
            </p>
          )}
        </div>
      )}
    </>
  );
}
