import { useMessages } from '@rookery/ui';
import { useCallback, useState } from 'react';
import type { ChatSummary, Message } from '../chat-types.js';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { useChatAnnouncements } from '../data/use-chat-announcements.js';
import { useChatLog } from '../data/use-chat-log.js';
import { useMessageActions } from '../data/use-message-actions.js';
import { useReadMark } from '../data/use-read-mark.js';
import { chatsMessages } from '../messages.js';
import { LogFailure, LogSkeleton } from '../parts/log-states.js';
import { MessageAnnouncer } from '../parts/message-announcer.js';
import { MessageLog } from '../parts/message-log.js';
import { LazyChatQuestion, LazyReportMessage } from './lazy.screen.js';
import { useAttempt } from './use-attempt.js';
import { useMessageItems } from './use-message-items.js';

interface ChatLogScreenProps {
  chat: ChatSummary;
  onLeave?: (() => void) | undefined;
}

/** The messages of a chat. They are marked as read while their end is in view (CHAT-14). */
export function ChatLogScreen({ chat, onLeave }: ChatLogScreenProps) {
  const chatId = chat.id;
  const text = useMessages(chatsMessages);
  const attempt = useAttempt();
  const features = useChatFeatures();
  const log = useChatLog(chatId);
  const { accept, deleteMessage, react, retry, undo, discard } = useMessageActions(chatId);
  const [isAtEnd, setAtEnd] = useState(false);
  useReadMark(chatId, { isAtEnd });
  const announcements = useChatAnnouncements(chatId);
  const [reported, setReported] = useState<Message | null>(null);
  const { itemsOf, deletingIds, asked, closeQuestion } = useMessageItems(features, deleteMessage, setReported);
  const { pendingOf, rows } = log;
  const onReact = useCallback(
    (messageId: string, name: string) => attempt(react(messageId, name), text.actionFailed()),
    [attempt, react, text],
  );
  const onRetry = useCallback((recordId: string) => attempt(retry(recordId), text.sendFailed()), [attempt, retry, text]);
  const onUndo = useCallback((recordId: string) => attempt(undo(recordId), text.actionFailed()), [attempt, undo, text]);
  const onDiscard = useCallback((recordId: string) => attempt(discard(recordId), text.actionFailed()), [attempt, discard, text]);
  const onAccept = useCallback(() => attempt(accept(), text.acceptFailed()), [attempt, accept, text]);

  const newest = rows.at(-1);
  const pending = newest?.kind === 'pending' ? pendingOf(newest.recordId) : undefined;
  const author = chat.accounts.find(({ id }) => id === reported?.accountId);
  return (
    <>
      {log.isLoading && <LogSkeleton />}
      {log.error !== null && !log.isLoaded && <LogFailure onRetry={log.retry} />}
      {(log.isLoaded || rows.length > 0) && (
        <MessageLog
          // A chat begins anew at its end or at its unread messages, also where it had only messages of the outbox before.
          key={`${chatId} ${log.isLoaded}`}
          chat={chat}
          rows={rows}
          firstIndex={log.firstIndex}
          messageOf={log.messageOf}
          pendingOf={pendingOf}
          itemsOf={itemsOf}
          deletingIds={deletingIds}
          hasReceipts={features?.readReceipts === true}
          onReachStart={log.loadOlder}
          isLoadingOlder={log.isLoadingOlder}
          fillingGap={log.fillingGap}
          onFillGap={log.fillGap}
          onReact={features?.reactions === true ? onReact : undefined}
          onRetry={onRetry}
          onUndo={onUndo}
          onDiscard={onDiscard}
          onAccept={chat.isAccepted ? undefined : onAccept}
          onLeave={onLeave}
          onAtEndChange={setAtEnd}
        />
      )}
      <MessageAnnouncer batch={announcements} pending={pending} />
      {asked !== null && <LazyChatQuestion {...asked} chat={chat} onClose={closeQuestion} onLoadFailed={closeQuestion} />}
      {reported !== null && (
        <LazyReportMessage
          chatId={chatId}
          messageId={reported.id}
          acct={author?.acct ?? ''}
          onClose={() => setReported(null)}
          onLoadFailed={() => setReported(null)}
        />
      )}
    </>
  );
}
