import type { Account } from '@rookery/api-client';
import { BlankState, ErrorState, IconButton, SearchField, useMessages } from '@rookery/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '../chat-types.js';
import { coveringMessage } from '../core/message-filters.js';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { ActivityTime } from './activity-time.js';
import { nameOf } from './identity.js';
import { FilteredLine } from './lazy-extras.js';
import { RowSkeletons } from './list-states.js';
import { messageLine } from './message-line.js';

interface MessageSearchProps {
  term: string;
  onTermChange(term: string): void;
  messages: readonly Message[];
  members: readonly Account[];
  isLoading: boolean;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onClose(): void;
}

/** The messages of one chat that contain a text, newest first. */
export function MessageSearch(props: MessageSearchProps) {
  const { term, onTermChange, onClose } = props;
  const text = useMessages(chatsMessages);
  const panelText = useMessages(panelMessages);
  return (
    <div className="rk-message-search">
      <div className="rk-message-search-bar">
        <SearchField
          type="text"
          className="rk-chat-search"
          label={text.searchMessages()}
          value={term}
          onChange={onTermChange}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is the purpose of its screen
          autoFocus
          onClose={onClose}
        />
        <IconButton
          label={panelText.closeSearch()}
          icon={<X size={20} strokeWidth={1.85} aria-hidden="true" />}
          onClick={onClose}
        />
      </div>
      {term !== '' && <Results {...props} />}
    </div>
  );
}

function Results({ messages, members, isLoading, hasFailed, reason }: MessageSearchProps) {
  const text = useMessages(chatsMessages);
  const panelText = useMessages(panelMessages);
  if (isLoading) return <RowSkeletons />;
  if (hasFailed) return <ErrorState title={panelText.searchFailed()} description={reason} />;
  if (messages.length === 0) return <BlankState title={panelText.noMessagesFound()} />;
  return (
    <ul className="rk-message-results" aria-label={text.messages()}>
      {messages.map(message => {
        const author = members.find(({ id }) => id === message.accountId);
        return (
          <li key={message.id} tabIndex={-1}>
            <strong>{author === undefined ? text.you() : nameOf(author)}</strong>
            {message.createdAt !== null && <ActivityTime dateTime={message.createdAt} />}
            <FoundLine message={message} />
          </li>
        );
      })}
    </ul>
  );
}

function FoundLine({ message }: { message: Message }) {
  const text = useMessages(chatsMessages);
  const [isLifted, setLifted] = useState(false);
  const results = isLifted ? null : coveringMessage(message);
  if (results !== null) return <FilteredLine results={results} onShow={() => setLifted(true)} />;
  return <p dir="auto">{messageLine(message, text)}</p>;
}
