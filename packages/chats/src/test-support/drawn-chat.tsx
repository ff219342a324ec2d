import { fn } from 'storybook/test';
import type { ChatRow, Message } from '../chat-types.js';
import { ChatHeader } from '../parts/chat-header.js';
import { MessageComposer, type MessageComposerProps } from '../parts/message-composer.js';
import { MessageLog, type MessageLogProps } from '../parts/message-log.js';
import { messageIcons } from '../parts/popup-menu.js';
import { aChat, conversation, pending } from './chats.js';

export const itemsOf: MessageLogProps['itemsOf'] = (_, isOwn) => [
  { id: 'copy', label: 'Copy', icon: messageIcons.copy },
  { id: 'delete', label: isOwn ? 'Delete for both' : 'Delete for me', icon: messageIcons.delete, isDanger: true },
  ...(isOwn ? [] : [{ id: 'report', label: 'Report', icon: messageIcons.report }]),
];

export const log: MessageLogProps = {
  chat: aChat(),
  rows: conversation.rows,
  firstIndex: 9980,
  messageOf: id => conversation.messages.get(id),
  pendingOf: () => pending,
  itemsOf,
  deletingIds: new Set(),
  hasReceipts: true,
  isLoadingOlder: false,
  fillingGap: null,
  onFillGap: fn(),
  onRetry: fn(),
  onUndo: fn(),
  onDiscard: fn(),
  onAtEndChange: fn(),
};

export const composer: MessageComposerProps = {
  mode: 'write',
  text: '',
  onTextChange: fn(),
  attachments: [],
  onAttach: fn(),
  onRemoveAttachment: fn(),
  maxFiles: 1,
  onSend: fn(),
  canSend: false,
  remaining: 500,
  limit: 500,
  failure: null,
  suggestFor: null,
  isFocused: false,
  onUnblock: fn(),
};

interface ChatProps {
  chat?: MessageLogProps['chat'];
  rows?: readonly ChatRow[];
  messages?: ReadonlyMap<string, Message>;
  log?: Partial<MessageLogProps>;
  composer?: Partial<MessageComposerProps>;
  /** In place of the log. */
  state?: React.ReactNode;
}

/** A chat as its screen draws it. */
export function Chat({ chat = aChat(), rows, messages, log: ownLog, composer: ownComposer, state }: ChatProps) {
  const all = {
    ...log,
    chat,
    ...(rows && { rows }),
    ...(messages && { messageOf: (id: string) => messages.get(id) }),
    ...ownLog,
  };
  return (
    <div className="rk-chats" style={{ inlineSize: 620, maxInlineSize: '100%', blockSize: 640 }}>
      <section className="rk-chat-screen" style={{ blockSize: '100%' }} aria-label="Chat with Noor">
        <ChatHeader chat={chat} onInformation={chat.isAccepted ? fn() : undefined} />
        <div className="rk-chat-drop">
          {state ?? <MessageLog {...all} />}
          <MessageComposer {...composer} {...ownComposer} />
        </div>
      </section>
    </div>
  );
}
