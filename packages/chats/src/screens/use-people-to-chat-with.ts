import type { Account } from '@rookery/api-client';
import { errorText } from '@rookery/api-client';
import { useMessages, useNotify } from '@rookery/ui';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { usePeopleSearch, useStartChat } from '../data/use-people.js';
import { panelMessages } from '../panel-messages.js';

/** The people that a search finds, and how a chat with one of them starts (CHAT-06): a failure shows the server's words. */
export function usePeopleToChatWith(term: string, onOpen: (chatId: string) => void) {
  const text = useMessages(panelMessages);
  const notify = useNotify();
  const features = useChatFeatures();
  const { accounts, isLoading, error, hasMore, loadMore } = usePeopleSearch(term);
  const { start, isPending } = useStartChat();
  return {
    accounts,
    isLoading,
    hasFailed: error !== null,
    hasMore,
    onLoadMore: loadMore,
    acceptsChats: (account: Account) => features?.privacySetting !== true || account.accepts_chat_messages,
    isPending,
    onChoose(account: Account): void {
      start(account.id).then(onOpen, (failure: unknown) =>
        notify({ kind: 'error', text: errorText(failure, text.startFailed()) }),
      );
    },
  };
}
