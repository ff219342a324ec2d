import { errorText } from '@rookery/api-client';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { useChats } from '../data/use-chats.js';
import type { ChatListProps } from '../parts/chat-list.js';
import { InboxResults } from '../parts/inbox-results.js';
import { chatsWith, withoutChats } from '../parts/inbox-search.js';
import { usePeopleToChatWith } from './use-people-to-chat-with.js';

export interface InboxResultsScreenProps extends Pick<
  ChatListProps,
  'currentChatId' | 'Row' | 'hrefOf' | 'onOpen' | 'onLeave' | 'onStart'
> {
  /** The words. */
  term: string;
  /** A chat was started with one of the people. */
  onStarted(chatId: string): void;
}

/** Searches chats, on the server where it can, and people (CHAT-02). */
export function InboxResultsScreen({ term, onStarted, ...list }: InboxResultsScreenProps) {
  const isSearchedByServer = useChatFeatures()?.chatSearch === true;
  const {
    chats: found,
    isLoading,
    error,
    retry,
    hasMore,
    isLoadingMore,
    loadMore,
  } = useChats({
    search: isSearchedByServer ? term : '',
  });
  const chats = isSearchedByServer ? found : chatsWith(found, term);
  const people = usePeopleToChatWith(term, onStarted);
  return (
    <InboxResults
      {...list}
      chats={chats}
      isLoading={isLoading}
      hasFailed={error !== null}
      reason={errorText(error, '')}
      onRetry={retry}
      hasMore={hasMore}
      isLoadingMore={isLoadingMore}
      onLoadMore={loadMore}
      people={{ ...people, accounts: withoutChats(people.accounts, chats) }}
    />
  );
}
