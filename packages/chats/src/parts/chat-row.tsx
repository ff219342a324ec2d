import { Link, useFormattingLocale, useMessages, VisuallyHidden, type MenuItem } from '@rookery/ui';
import { LogOut } from 'lucide-react';
import { memo, useRef, type MouseEvent } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { ActivityTime } from './activity-time.js';
import { ChatAvatar, chatName, ChatNames } from './identity.js';
import { listItem } from './list-roles.js';
import { isLastFromMe, listedLine } from './message-line.js';
import { menuDots, PopupMenu, type PopupMenuHandle } from './popup-menu.js';

/** Which of the two accounts of a chat blocks the other. */
export type ChatBlock = 'blocking' | 'blocked-by' | null;

export interface ChatRowProps {
  chat: ChatSummary;
  block: ChatBlock;
  /** The chat is open beside the list. @selector [aria-current] */
  isCurrent: boolean;
  /** Address of the chat; absent: the row is a button. */
  href?: string | undefined;
  onOpen(chatId: string): void;
  /** Absent: the chat cannot be left. */
  onLeave?: ((chat: ChatSummary) => void) | undefined;
}

/** A chat of the inbox (CHAT-01). @selector [data-unread] */
export const ChatRow = memo(function ChatRow({ chat, block, isCurrent, href, onOpen, onLeave }: ChatRowProps) {
  const text = useMessages(chatsMessages);
  const menu = useRef<PopupMenuHandle>(null);
  const isUnread = chat.unreadCount > 0;
  const name = chatName(chat.accounts);
  const items: MenuItem[] =
    onLeave === undefined
      ? []
      : [
          {
            id: 'leave',
            label: text.leaveTitle(),
            icon: <LogOut size={18} strokeWidth={1.85} aria-hidden="true" />,
            isDanger: true,
            onAction: () => onLeave(chat),
          },
        ];
  const activity = chat.lastMessage?.createdAt ?? chat.updatedAt;
  const content = (
    <>
      <ChatAvatar accounts={chat.accounts} size={42} />
      <span className="rk-chat-row-text">
        <ChatNames accounts={chat.accounts} />
        <LastLine chat={chat} block={block} />
      </span>
      <span className="rk-chat-row-mark">
        {activity !== null && <ActivityTime dateTime={activity} />}
        {isUnread && <VisuallyHidden>{text.unread({ count: chat.unreadCount })}</VisuallyHidden>}
      </span>
    </>
  );
  const open = (event: MouseEvent): void => {
    if (href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    onOpen(chat.id);
  };
  const current = isCurrent ? 'page' : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the right button and a long press open the menu, which has a button of its own
    <div
      {...listItem}
      className="rk-chat-row"
      data-unread={isUnread || undefined}
      onContextMenu={event => {
        if (items.length === 0) return;
        event.preventDefault();
        menu.current?.open();
      }}
    >
      {href === undefined ? (
        <button type="button" className="rk-chat-row-open" aria-current={current} onClick={open}>
          {content}
        </button>
      ) : (
        <Link className="rk-chat-row-open" href={href} aria-current={current} onClick={open}>
          {content}
        </Link>
      )}
      {items.length > 0 && (
        <PopupMenu ref={menu} className="rk-chat-row-menu" label={text.moreFor({ name })} icon={menuDots} items={items} />
      )}
    </div>
  );
});

function LastLine({ chat, block }: Pick<ChatRowProps, 'chat' | 'block'>) {
  const text = useMessages(chatsMessages);
  const locale = useFormattingLocale();
  if (block !== null)
    return <em className="rk-chat-row-line">{block === 'blocking' ? text.blockedByMe() : text.blockedByOther()}</em>;
  if (!chat.isAccepted) return <span className="rk-chat-row-line">{text.wantsToChat()}</span>;
  const line = chat.lastMessage === null ? '' : listedLine(chat.lastMessage, text, locale);
  if (line === '' || !isLastFromMe(chat)) {
    return (
      <span className="rk-chat-row-line" dir="auto">
        {line}
      </span>
    );
  }
  // The text is cut at its own end, whatever the direction of the page.
  return (
    <span className="rk-chat-row-own">
      {text.lastFromMe()}{' '}
      <span className="rk-chat-row-line" dir="auto">
        {line}
      </span>
    </span>
  );
}
