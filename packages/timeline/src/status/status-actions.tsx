import type { Status } from '@rookery/api-client';
import { drawings, IconButton, LazyMenuButton, Link, rowIcon, safeUrl, useFormat, useMessages } from '@rookery/ui';
import { useTimelineOptions } from '../timeline-provider.js';
import { messages } from './messages.js';
import { offeredActions } from './status-rules.js';

/** What the reader can do to a post. An absent callback is an action that is not offered. */
export interface StatusActionHandlers {
  onFavourite?: (isOn: boolean) => void;
  onReblog?: (isOn: boolean) => void;
  onBookmark?: (isOn: boolean) => void;
  onCopyLink?: (url: string) => void;
}

export interface StatusActionsProps {
  status: Status;
  ownAccountId: string | null;
  handlers: StatusActionHandlers;
  /** The focused post is open already and shows its counts above. */
  isFocused: boolean;
  /** Null without media. */
  media: { isCovered: boolean; onToggle: () => void } | null;
}

const icons = {
  reply: rowIcon(drawings.messageCircle),
  repost: rowIcon(drawings.repeat),
  quotes: rowIcon(drawings.quote),
  like: rowIcon(drawings.heart),
  bookmark: rowIcon(drawings.bookmark),
  more: rowIcon(drawings.ellipsis),
  open: rowIcon(drawings.open),
  copy: rowIcon(drawings.copy),
  original: rowIcon(drawings.externalLink),
  show: rowIcon(drawings.eye),
  hide: rowIcon(drawings.eyeOff),
};

/** What the counts of a post may have in letters before a narrow page has no room for them beside the avatar. */
const MOST_FIGURES = 8;

/** Reply, repost, quotes, like, bookmark and more, with their counts. */
export function StatusActions({ status, ownAccountId, handlers, isFocused, media }: StatusActionsProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const { hrefs, isSignedIn, onReply, onSignInNeeded } = useTimelineOptions();
  const quotesHref = hrefs.quotes?.(status) ?? null;
  const offered = offeredActions(status, ownAccountId, quotesHref);
  // The name has the number as it shows: what is read aloud can be said to press it.
  const named = (name: string, value: number, counted: typeof text.likeCount) =>
    isFocused || value === 0 ? name : counted({ count: value, shown: format.number(value) });
  const count = (value: number) => (isFocused || value === 0 ? null : format.number(value));
  const { onFavourite, onReblog, onBookmark } = handlers;
  const { replies_count, reblogs_count, quotes_count, favourites_count } = status;
  const figures = [replies_count, reblogs_count, quotes_count, favourites_count].map(value => count(value) ?? '').join('');
  return (
    <div
      className="rk-status-actions"
      data-with-quotes={quotesHref !== null || undefined}
      data-crowded={figures.length > MOST_FIGURES || undefined}
    >
      {offered.reply && (!isFocused || onReply !== null) && (
        <Link
          className="rk-icon-button"
          data-kind="reply"
          href={hrefs.status(status)}
          onClick={
            onReply === null
              ? undefined
              : event => {
                  event.preventDefault();
                  if (isSignedIn) onReply(status);
                  else onSignInNeeded();
                }
          }
          aria-label={named(text.reply(), status.replies_count, text.replyCount)}
          data-tooltip={text.reply()}
        >
          {icons.reply}
          {count(status.replies_count)}
        </Link>
      )}
      {offered.repost && onReblog && (
        <IconButton
          data-kind="repost"
          label={text.repost()}
          aria-label={named(text.repost(), status.reblogs_count, text.repostCount)}
          icon={icons.repost}
          isPressed={status.reblogged}
          onClick={() => onReblog(!status.reblogged)}
        >
          {count(status.reblogs_count)}
        </IconButton>
      )}
      {quotesHref !== null && offered.quotes && (
        <Link
          className="rk-icon-button"
          data-kind="quotes"
          href={quotesHref}
          aria-label={named(text.quotes(), status.quotes_count, text.quoteCount)}
          data-tooltip={text.quotes()}
        >
          {icons.quotes}
          {count(status.quotes_count)}
        </Link>
      )}
      {offered.favourite && onFavourite && (
        <IconButton
          data-kind="like"
          label={text.like()}
          aria-label={named(text.like(), status.favourites_count, text.likeCount)}
          icon={icons.like}
          isPressed={status.favourited}
          onClick={() => onFavourite(!status.favourited)}
        >
          {count(status.favourites_count)}
        </IconButton>
      )}
      {offered.bookmark && onBookmark && (
        <IconButton
          data-kind="bookmark"
          label={text.bookmark()}
          icon={icons.bookmark}
          isPressed={status.bookmarked}
          onClick={() => onBookmark(!status.bookmarked)}
        />
      )}
      <MoreMenu status={status} isFocused={isFocused} onCopyLink={handlers.onCopyLink} media={media} />
    </div>
  );
}

type MoreMenuProps = Pick<StatusActionsProps, 'status' | 'isFocused' | 'media'> & {
  onCopyLink: ((url: string) => void) | undefined;
};

function MoreMenu({ status, isFocused, onCopyLink, media }: MoreMenuProps) {
  const text = useMessages(messages);
  const { onOpenStatus } = useTimelineOptions();
  const original = safeUrl(status.url ?? status.uri, 'link');
  const items = [
    ...(isFocused ? [] : [{ id: 'open', label: text.open(), icon: icons.open, onAction: () => onOpenStatus(status) }]),
    ...(original === null || onCopyLink === undefined
      ? []
      : [{ id: 'copy', label: text.copyLink(), icon: icons.copy, onAction: () => onCopyLink(original) }]),
    ...(original === null
      ? []
      : [
          {
            id: 'original',
            label: text.openOriginal(),
            icon: icons.original,
            onAction: () => void globalThis.open(original, '_blank', 'noopener'),
          },
        ]),
    ...(media === null
      ? []
      : [
          {
            id: 'media',
            label: media.isCovered ? text.showMedia() : text.hideMedia(),
            icon: media.isCovered ? icons.show : icons.hide,
            onAction: media.onToggle,
          },
        ]),
  ];
  return items.length === 0 ? null : <LazyMenuButton data-kind="more" label={text.more()} icon={icons.more} items={items} />;
}
