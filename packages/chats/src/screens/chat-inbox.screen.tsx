import { useState } from 'react';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { useChats } from '../data/use-chats.js';
import { InboxBody, InboxPanel } from '../parts/chats-columns.js';
import { chatsWith, withoutChats } from '../parts/inbox-search.js';
import { LeaveChatScreen } from './leave-chat.screen.js';
import { useBlocks } from './use-blocks.js';
import { usePeopleToChatWith } from './use-people-to-chat-with.js';

export interface ChatInboxProps {
  /** Level of the heading; null: no heading. @default 2 */
  level?: 1 | 2 | null;
  /** The chat that is open beside the inbox. */
  currentChatId?: string | null;
  /** Address of a chat; absent: rows are buttons. */
  chatHref?: ((chatId: string) => string) | undefined;
  onOpenChat(chatId: string): void;
  /** The open chat was left. */
  onLeft?: ((chatId: string) => void) | undefined;
  /** Starts a chat. */
  onStart(): void;
  /** Opens the settings; without a heading there is no button for it. */
  onSettings?: (() => void) | undefined;
}

/** The chats of the account (CHAT-01, CHAT-02). */
export function ChatInbox({
  level = 2,
  currentChatId = null,
  chatHref,
  onOpenChat,
  onLeft,
  onStart,
  onSettings,
}: ChatInboxProps) {
  const [term, setTerm] = useState('');
  const [leaving, setLeaving] = useState<string | null>(null);
  const features = useChatFeatures();
  const isSearch = term.trim() !== '';
  const isSearchedByServer = features?.chatSearch === true;
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
  const blockOf = useBlocks(found);
  const people = usePeopleToChatWith(term, chatId => {
    setTerm('');
    onOpenChat(chatId);
  });
  const body = {
    term,
    onTermChange: setTerm,
    people: isSearch ? { ...people, accounts: withoutChats(people.accounts, chats) } : undefined,
    chats,
    isLoading,
    hasFailed: error !== null,
    onRetry: retry,
    hasMore,
    isLoadingMore,
    onLoadMore: loadMore,
    isSearch,
    currentChatId,
    blockOf,
    hrefOf: chatHref,
    onOpen: onOpenChat,
    onLeave: features?.leave === true ? setLeaving : undefined,
    onStart,
  };
  return (
    <>
      {level === null ? <InboxBody {...body} /> : <InboxPanel {...body} level={level} onSettings={onSettings} />}
      {leaving !== null && (
        <LeaveChatScreen chatId={leaving} onClose={() => setLeaving(null)} onLeft={chatId => onLeft?.(chatId)} />
      )}
    </>
  );
}
