import { LoadMore, useMessages } from '@rookery/ui';
import { panelMessages } from '../panel-messages.js';
import { ChatList, type ChatListProps } from './chat-list.js';
import { PeopleRows, type PeopleListProps } from './people-list.js';

interface InboxResultsProps extends Omit<ChatListProps, 'hasPeople' | 'isSearch'> {
  /** People that the search has found, without those of the chats above. */
  people: Omit<PeopleListProps, 'term' | 'hasFailed' | 'onRetry'>;
}

/** The chats that a search finds, and below them the people without a chat (CHAT-02). */
export function InboxResults({ people, ...list }: InboxResultsProps) {
  const text = useMessages(panelMessages);
  const hasPeople = people.accounts.length > 0;
  return (
    <>
      <ChatList
        {...list}
        isSearch
        isLoading={list.isLoading || (list.chats.length === 0 && people.isLoading)}
        hasPeople={hasPeople}
      />
      {hasPeople && (
        <section aria-label={text.people()}>
          <p className="rk-chat-list-title">{text.people()}</p>
          <PeopleRows {...people} />
          {people.hasMore && <LoadMore onPress={people.onLoadMore} />}
        </section>
      )}
    </>
  );
}
