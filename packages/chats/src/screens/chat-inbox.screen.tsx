import { errorText } from '@rookery/api-client';
import { useState } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { useChats } from '../data/use-chats.js';
import { InboxBody, InboxPanel } from '../parts/chats-columns.js';
import { RowSkeletons } from '../parts/list-states.js';
import { InboxRowScreen } from './inbox-row.screen.js';
import { LazyChatQuestion, LazyInboxResults } from './lazy.screen.js';

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
  const [leaving, setLeaving] = useState<ChatSummary | null>(null);
  const features = useChatFeatures();
  const { chats, isLoading, error, retry, hasMore, isLoadingMore, loadMore } = useChats();
  const rows = {
    currentChatId,
    Row: InboxRowScreen,
    hrefOf: chatHref,
    onOpen: onOpenChat,
    onLeave: features?.leave === true ? setLeaving : undefined,
    onStart,
  };
  const onStarted = (chatId: string): void => {
    setTerm('');
    onOpenChat(chatId);
  };
  const body = {
    ...rows,
    term,
    onTermChange: setTerm,
    results:
      term.trim() === '' ? null : <LazyInboxResults {...rows} term={term} onStarted={onStarted} fallback={<RowSkeletons />} />,
    chats,
    isLoading,
    hasFailed: error !== null,
    reason: errorText(error, ''),
    onRetry: retry,
    hasMore,
    isLoadingMore,
    onLoadMore: loadMore,
  };
  return (
    <>
      {level === null ? <InboxBody {...body} /> : <InboxPanel {...body} level={level} onSettings={onSettings} />}
      {leaving !== null && (
        <LazyChatQuestion
          question="leave"
          chat={leaving}
          onClose={() => setLeaving(null)}
          onLoadFailed={() => setLeaving(null)}
          onLeft={onLeft}
        />
      )}
    </>
  );
}
