import { BlankState, Button, ErrorState, LoadMore, useMessages } from '@rookery/ui';
import { useScroller, VirtualList } from '@rookery/ui/list';
import { useCallback, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { useChatOptions } from './chat-options.js';
import { ChatRow, type ChatRowProps } from './chat-row.js';
import { list } from './list-roles.js';
import { RowSkeletons } from './list-states.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';

export interface ChatListProps {
  /** Newest activity first. */
  chats: readonly ChatSummary[];
  isLoading: boolean;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onRetry(): void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore(): void;
  /** The chats are the result of a search. */
  isSearch: boolean;
  /** The search has found people, who are shown below the chats. */
  hasPeople?: boolean;
  currentChatId: string | null;
  /** Draws a chat. @default a row without a block */
  Row?: ComponentType<Omit<ChatRowProps, 'block'>>;
  hrefOf?: ((chatId: string) => string) | undefined;
  onOpen(chatId: string): void;
  onLeave?: ((chat: ChatSummary) => void) | undefined;
  onStart(): void;
}

const keyOf = (chat: ChatSummary): string => chat.id;
const PlainRow = (props: Omit<ChatRowProps, 'block'>) => <ChatRow {...props} block={null} />;

/** A list at its start stays there when a chat moves to its top; further down the chat being read keeps its place. */
function useStaysAtStart(firstKey: string | undefined): void {
  const scroller = useScroller();
  const isAtStart = useRef(true);
  useEffect(() => scroller.subscribe('scroll', () => void (isAtStart.current = scroller.offset() <= 0)), [scroller]);
  useLayoutEffect(() => {
    if (isAtStart.current) scroller.scrollTo(0);
  }, [scroller, firstKey]);
}

/** The chats of the inbox in the nearest scroller (CHAT-01). */
export function ChatList(props: ChatListProps) {
  const { chats, isLoading, hasFailed, hasMore, isLoadingMore, onLoadMore } = props;
  const { currentChatId, Row = PlainRow, hrefOf, onOpen, onLeave } = props;
  const text = useMessages(chatsMessages);
  useStaysAtStart(chats[0]?.id);
  const focus = useFocusAfterRemoval(chats, '.rk-chat-row-open');
  const renderRow = useCallback(
    (chat: ChatSummary) => (
      <Row chat={chat} isCurrent={chat.id === currentChatId} href={hrefOf?.(chat.id)} onOpen={onOpen} onLeave={onLeave} />
    ),
    [Row, currentChatId, hrefOf, onOpen, onLeave],
  );
  if (isLoading) return <RowSkeletons />;
  if (hasFailed && chats.length === 0)
    return <ErrorState title={text.inboxFailed()} description={props.reason} onRetry={props.onRetry} />;
  if (chats.length === 0 && props.hasPeople === true) return null;
  if (chats.length === 0) return <EmptyList isSearch={props.isSearch} onStart={props.onStart} />;
  return (
    <>
      <VirtualList
        {...list}
        aria-label={text.chats()}
        items={chats}
        itemKey={keyOf}
        renderItem={renderRow}
        {...focus}
        onReachEnd={hasMore && !isLoadingMore && !hasFailed ? onLoadMore : undefined}
      />
      {hasMore && <LoadMore isLoading={isLoadingMore} onPress={onLoadMore} />}
    </>
  );
}

function EmptyList({ isSearch, onStart }: Pick<ChatListProps, 'isSearch' | 'onStart'>) {
  const text = useMessages(chatsMessages);
  const { EmptyInbox } = useChatOptions().slots;
  if (isSearch) return <NoMatches />;
  if (EmptyInbox !== undefined) return <EmptyInbox onStart={onStart} />;
  return (
    <BlankState
      title={text.noChats()}
      description={text.noChatsHint()}
      action={
        <Button variant="primary" onClick={onStart}>
          {text.newChat()}
        </Button>
      }
    />
  );
}

/** Nothing was found (CHAT-04). */
export function NoMatches() {
  const text = useMessages(chatsMessages);
  return <BlankState title={text.noMatches()} description={text.noMatchesHint()} />;
}
