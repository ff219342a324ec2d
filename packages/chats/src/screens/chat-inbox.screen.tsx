import { useState } from 'react';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { useChats } from '../data/use-chats.js';
import { InboxBody, InboxPanel } from '../parts/chats-columns.js';
import { LeaveChatScreen } from './leave-chat.screen.js';
import { useBlocks } from './use-blocks.js';

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
  const { chats, isLoading, error, retry, hasMore, isLoadingMore, loadMore } = useChats({ search: term });
  const blockOf = useBlocks(chats);
  const body = {
    term,
    onTermChange: features?.chatSearch === true ? setTerm : undefined,
    chats,
    isLoading,
    hasFailed: error !== null,
    onRetry: retry,
    hasMore,
    isLoadingMore,
    onLoadMore: loadMore,
    isSearch: term.trim() !== '',
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
