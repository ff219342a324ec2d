import { IconButton, SearchField, useMessages } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import { Settings, SquarePen } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { chatsMessages } from '../messages.js';
import { ChatList, type ChatListProps } from './chat-list.js';
import { useChatOptions } from './chat-options.js';
import { PanelHeader } from './panel-header.js';

/** `full` fills the viewport; `inline` its container. Both have two columns from 700 px of their own width. */
export type ChatsLayout = 'inline' | 'full';

interface ChatsColumnsProps {
  /** @selector [data-layout] */
  layout: ChatsLayout;
  /** Which column a narrow layout shows. @selector [data-view] */
  view: 'inbox' | 'main';
  inbox: ReactNode;
  children: ReactNode;
}

/** The inbox beside a chat; below 700 px one of them. Going back returns the focus to where it was in the inbox. */
export function ChatsColumns({ layout, view, inbox, children }: ChatsColumnsProps) {
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (view === 'inbox') focused.current?.focus();
  }, [view]);
  return (
    <div className="rk-chats" data-layout={layout}>
      <div className="rk-chats-columns" data-view={view}>
        <div className="rk-chats-column rk-chats-inbox" onFocus={event => void (focused.current = event.target)}>
          {inbox}
        </div>
        <div className="rk-chats-column rk-chats-main">{children}</div>
      </div>
    </div>
  );
}

interface InboxBodyProps extends Omit<ChatListProps, 'hasPeople' | 'isSearch'> {
  /** The search text; '' for all chats. */
  term: string;
  onTermChange(term: string): void;
  /** The chats and people that the search finds, in place of all chats (CHAT-02). Null: nothing is searched. */
  results: ReactNode;
}

/** The inbox below its search box (CHAT-01, CHAT-02). */
export function InboxBody({ term, onTermChange, results, ...list }: InboxBodyProps) {
  const text = useMessages(chatsMessages);
  return (
    <>
      <SearchField type="text" className="rk-chat-search" label={text.searchInbox()} value={term} onChange={onTermChange} />
      <ScrollArea className="rk-chat-panel-scroller" label={text.chats()}>
        {results ?? <ChatList {...list} isSearch={false} />}
      </ScrollArea>
    </>
  );
}

export interface InboxPanelProps extends InboxBodyProps {
  /** Level of the heading. */
  level: 1 | 2;
  onSettings?: (() => void) | undefined;
}

/** The inbox with its heading and its buttons. */
export function InboxPanel({ level, onSettings, ...body }: InboxPanelProps) {
  const text = useMessages(chatsMessages);
  const { HeaderActions } = useChatOptions().slots;
  return (
    <>
      <PanelHeader title={text.chats()} level={level}>
        {HeaderActions && <HeaderActions />}
        {onSettings && (
          <IconButton
            label={text.settings()}
            icon={<Settings size={20} strokeWidth={1.85} aria-hidden="true" />}
            onClick={onSettings}
          />
        )}
        <IconButton
          label={text.newChat()}
          icon={<SquarePen size={20} strokeWidth={1.85} aria-hidden="true" />}
          onClick={body.onStart}
        />
      </PanelHeader>
      <InboxBody {...body} />
    </>
  );
}
