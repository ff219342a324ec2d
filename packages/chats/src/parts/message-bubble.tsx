import type { Account, PreviewCard } from '@rookery/api-client';
import {
  plainText,
  RichText,
  safeUrl,
  shownHost,
  useFormat,
  useMessages,
  usePlaceOf,
  VisuallyHidden,
  type MenuItem,
} from '@rookery/ui';
import { Check, CheckCheck } from 'lucide-react';
import { memo, useId, useRef } from 'react';
import type { Message } from '../chat-types.js';
import { chatsMessages } from '../messages.js';
import { useTextHrefs } from './chat-options.js';
import { nameOf } from './identity.js';
import { FilteredLine } from './lazy-extras.js';
import { MessageMedia } from './message-media.js';
import { coveringFiles } from '../core/message-filters.js';
import { offeredReactions } from '../core/reactions.js';
import { MessageReactions } from './message-reactions.js';
import { menuDots, PopupMenu, type PopupMenuHandle } from './popup-menu.js';
import { useLongPress } from './use-long-press.js';

/** Characters of a link's title that are shown. */
const TITLE_LENGTH = 120;

/** Whether the other members have received or read the account's last message. */
type Receipt = 'sent' | 'read' | null;

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** The author's account; undefined for one's own and for unknown accounts. */
  author: Account | undefined;
  /** The members: mentions of them lead to their profiles. */
  members: readonly Account[];
  receipt: Receipt;
  /** The message is being deleted. @selector [data-pending] */
  isDeleting: boolean;
  items: readonly MenuItem[];
  /** Adds a reaction of the account, or removes it; absent: the server has no reactions. */
  onReact?: ((messageId: string, name: string) => void) | undefined;
  /** Uncovers the files that a filter blurs; absent: they are shown. */
  onShowFiles?: ((messageId: string) => void) | undefined;
  /** The only message whose menu is reached by Tab; the arrow keys lead to the others. */
  isTabStop: boolean;
}

/** The text and files of a message, with its actions and its receipt. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, isOwn, author, members, receipt, isDeleting, items, onReact, onShowFiles, isTabStop } = props;
  const text = useMessages(chatsMessages);
  const format = useFormat();
  const hrefs = useTextHrefs();
  const id = useId();
  const menu = useRef<PopupMenuHandle>(null);
  const press = useLongPress(items.length === 0 ? undefined : () => menu.current?.open());
  const react = onReact && ((name: string) => onReact(message.id, name));
  const blurring = message.attachments.length === 0 ? null : coveringFiles(message);
  const time = message.createdAt === null ? '' : format.date(message.createdAt);
  return (
    <>
      <div className="rk-message-line" data-pending={isDeleting || undefined}>
        <div className="rk-bubble" id={id} title={time} {...press}>
          <VisuallyHidden>{isOwn ? text.you() : author === undefined ? '' : nameOf(author)}: </VisuallyHidden>
          {blurring !== null && onShowFiles !== undefined ? (
            <FilteredLine results={blurring} onShow={() => onShowFiles(message.id)} />
          ) : (
            <MessageMedia media={message.attachments} />
          )}
          {isEmpty(message) ? (
            <em>{text.emptyMessage()}</em>
          ) : (
            <RichText html={message.content} emojis={message.emojis} mentions={members} hrefs={hrefs} />
          )}
          {message.card !== null && <MessageCard card={message.card} />}
        </div>
        {items.length > 0 && (
          <PopupMenu
            ref={menu}
            className="rk-message-actions"
            label={text.messageActions()}
            icon={menuDots}
            items={items}
            choices={
              react && {
                label: text.react(),
                options: offeredReactions(message.reactions).map(({ name, me }) => ({ id: name, label: name, isChosen: me })),
                onChoose: react,
              }
            }
            note={time}
            describedBy={id}
            tabIndex={isTabStop ? 0 : -1}
          />
        )}
        {message.createdAt !== null && (
          <time className="rk-message-time" dateTime={message.createdAt}>
            {format.date(message.createdAt, { timeStyle: 'short' })}
          </time>
        )}
      </div>
      {message.reactions.length > 0 && <MessageReactions known={message.reactions} onReact={react} />}
      {receipt !== null && (
        <span className="rk-message-receipt">
          {receipt === 'read' ? (
            <CheckCheck size={14} strokeWidth={2} aria-hidden="true" />
          ) : (
            <Check size={14} strokeWidth={2} aria-hidden="true" />
          )}
          {receipt === 'read' ? text.read() : text.sent()}
        </span>
      )}
    </>
  );
});

/** Whether the server sent nothing of a message that could be shown. */
const isEmpty = ({ content, attachments, card }: Message): boolean =>
  attachments.length === 0 && card === null && plainText(content).trim() === '';

/** The preview of a link: text and a picture, never the server's HTML. */
function MessageCard({ card }: { card: PreviewCard }) {
  const url = safeUrl(card.url, 'link');
  const placeOf = usePlaceOf();
  if (url === null) return null;
  const image = safeUrl(card.image, 'media');
  return (
    <a className="rk-chat-card" href={url} target="_blank" rel="nofollow noopener noreferrer" data-inside={placeOf(url)?.href}>
      {image !== null && (
        <img
          referrerPolicy="no-referrer"
          src={image}
          alt={card.image_description}
          width={card.width || undefined}
          height={card.height || undefined}
          loading="lazy"
          decoding="async"
        />
      )}
      <span dir="auto">
        <small>{shownHost(card.provider_name)}</small>
        <strong>{(card.title || url).slice(0, TITLE_LENGTH)}</strong>
      </span>
    </a>
  );
}
