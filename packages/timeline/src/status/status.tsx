import type { Status as StatusEntity } from '@rookery/api-client';
import { Link, useFormat, useMessages } from '@rookery/ui';
import { memo, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { offerCommands } from '../cursor/row-commands.js';
import { useTimelineOptions } from '../timeline-provider.js';
import type { Connectors } from '../thread/thread-tree.js';
import { EventFacts } from './event-facts.js';
import { MediaGallery } from './media-gallery.js';
import { messages } from './messages.js';
import { openOnPress } from './open-on-press.js';
import { PollResults } from './poll.js';
import { PreviewCard } from './preview-card.js';
import { QuotedStatus } from './quoted-status.js';
import { Reactions } from './reactions.js';
import { StatusActions, type StatusActionHandlers } from './status-actions.js';
import { StatusContent } from './status-content.js';
import { StatusContextLines, StatusHeader } from './status-header.js';
import { displayStatus, isCardShown, isMediaCovered, quoteView, replyLine, repostedBy } from './status-rules.js';
import { VisibilityMark } from './visibility-mark.js';

const AVATAR_SIZE = 44;
const FOCUSED_AVATAR_SIZE = 52;

export type StatusVariant = 'list' | 'focused' | 'compact';

export interface StatusProps {
  /** A post, or a repost of one. */
  status: StatusEntity;
  /** `focused`: the post a thread is about. `compact`: no actions, as in a dialog. Default `list`. @selector [data-variant] */
  variant?: StatusVariant;
  /** One-based place in the list. */
  position?: number;
  /** Rows of the list; -1 when not known. */
  setSize?: number;
  connectors?: Connectors;
  /** Ids of posts that stand right beside this one: an answer to one of them need not say so. */
  besideIds?: readonly string[];
  isPinned?: boolean;
  ownAccountId?: string | null;
  handlers?: StatusActionHandlers;
  /** Beside the author of a focused post. */
  authorAction?: ReactNode;
  /** Below everything else of the row. */
  footnote?: ReactNode;
  /** The display name of an account if it is known. */
  nameOf?: (accountId: string) => string | null;
  /** Milliseconds since the epoch; for the time a poll has left. A function, so that a row is not drawn anew for the time alone. */
  now: () => number;
}

const noHandlers: StatusActionHandlers = {};
const noName = () => null;

const noIds: readonly string[] = [];

/** One post, as a row of a list or as the subject of a thread. Memoised: a list draws hundreds. */
export const Status = memo(function Status({
  status: wrapper,
  variant = 'list',
  position,
  setSize,
  connectors,
  besideIds = noIds,
  isPinned = false,
  ownAccountId = null,
  handlers = noHandlers,
  authorAction = null,
  footnote = null,
  nameOf = noName,
  now,
}: StatusProps) {
  const { hrefs, onOpenStatus, settings } = useTimelineOptions();
  const headerId = useId();
  const contentId = useId();
  const status = displayStatus(wrapper);
  const [mediaChoice, setMediaChoice] = useState<boolean | null>(null);
  const isCoverable = isMediaCovered(status, settings.displayMedia);
  const isCovered = mediaChoice ?? isCoverable;
  const isUnderReview = status.visibility === 'self';
  const isFocused = variant === 'focused';
  const quote = quoteView(status);
  const hasMedia = status.media_attachments.length > 0;

  const open = () => onOpenStatus(status);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    // Taken: a page with keys of its own does not open it a second time.
    event.preventDefault();
    open();
  };
  const press = isFocused ? {} : { ...openOnPress(hrefs.status(status), open), onKeyDown };

  return (
    <article
      ref={element =>
        offerCommands(element, {
          status,
          onOpen: isFocused ? null : open,
          onToggleMedia: hasMedia && !isUnderReview ? () => setMediaChoice(!isCovered) : null,
        })
      }
      className="rk-status"
      data-status-id={wrapper.id}
      data-variant={variant}
      data-above={connectors?.above || undefined}
      data-below={connectors?.below || undefined}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-labelledby={headerId}
      aria-describedby={status.content === '' && status.spoiler_text === '' ? undefined : contentId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
      {...press}
    >
      <StatusContextLines
        repostedBy={repostedBy(wrapper)}
        replyLine={besideIds.includes(status.in_reply_to_id ?? '') ? null : replyLine(status, nameOf)}
        isPinned={isPinned}
      />
      <StatusHeader
        status={status}
        id={headerId}
        avatarSize={isFocused ? FOCUSED_AVATAR_SIZE : AVATAR_SIZE}
        hasTime={!isFocused}
      />
      {authorAction}
      <div className="rk-status-body">
        <StatusContent status={status} id={contentId} isCollapsible={!isFocused}>
          {status.poll && <PollResults poll={status.poll} now={now()} />}
        </StatusContent>
        {status.event && <EventFacts event={status.event} />}
        {hasMedia && (
          <MediaGallery
            status={status}
            isCovered={isCovered}
            onShow={isUnderReview ? undefined : () => setMediaChoice(false)}
            onHide={isCoverable && !isUnderReview ? () => setMediaChoice(true) : undefined}
          />
        )}
        {status.card && isCardShown(status) && <PreviewCard card={status.card} />}
        {quote.kind !== 'none' && <QuotedStatus quote={quote} />}
        {isFocused ? <FocusedFacts status={status} /> : <RowReactions status={status} />}
        {variant !== 'compact' && !isUnderReview && (
          <StatusActions
            status={status}
            ownAccountId={ownAccountId}
            handlers={handlers}
            isFocused={isFocused}
            media={hasMedia ? { isCovered, onToggle: () => setMediaChoice(!isCovered) } : null}
          />
        )}
        {footnote}
      </div>
    </article>
  );
});

function RowReactions({ status }: { status: StatusEntity }) {
  return status.emoji_reactions.length === 0 ? null : <Reactions reactions={status.emoji_reactions} />;
}

/** Below the focused post: when it was written, and how many reposted, quoted and reacted. Zero counts are not shown. */
function FocusedFacts({ status }: { status: StatusEntity }) {
  const text = useMessages(messages);
  const format = useFormat();
  const { hrefs } = useTimelineOptions();
  const quotesHref = hrefs.quotes?.(status) ?? null;
  const hasReactions = status.emoji_reactions.length > 0;
  const counts: ReactNode[] = [];
  if (status.reblogs_count > 0) {
    counts.push(<Count key="reposts" value={status.reblogs_count} label={text.repostsLabel({ count: status.reblogs_count })} />);
  }
  if (status.quotes_count > 0) {
    const quotes = <Count key="quotes" value={status.quotes_count} label={text.quotesLabel({ count: status.quotes_count })} />;
    counts.push(
      quotesHref === null ? (
        quotes
      ) : (
        <Link key="quotes" href={quotesHref}>
          {quotes}
        </Link>
      ),
    );
  }
  if (!hasReactions && status.favourites_count > 0) {
    counts.push(
      <Count key="likes" value={status.favourites_count} label={text.likesLabel({ count: status.favourites_count })} />,
    );
  }
  if (hasReactions) {
    counts.push(<Reactions key="reactions" reactions={status.emoji_reactions} favourites={status.favourites_count} />);
  }
  return (
    <>
      <p className="rk-status-date">
        <VisibilityMark visibility={status.visibility} />
        {status.created_at !== null && (
          <a href={status.url ?? hrefs.status(status)}>
            <time dateTime={status.created_at}>{format.date(status.created_at, { dateStyle: 'long', timeStyle: 'short' })}</time>
          </a>
        )}
        {status.edited_at !== null && <span title={format.date(status.edited_at)}>{text.edited()}</span>}
      </p>
      {counts.length > 0 && <div className="rk-status-counts">{counts}</div>}
    </>
  );
}

function Count({ value, label }: { value: number; label: string }) {
  const format = useFormat();
  return (
    <span>
      <b>{format.number(value)}</b> {label}
    </span>
  );
}
