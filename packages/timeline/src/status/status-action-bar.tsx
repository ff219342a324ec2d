import type { Status } from '@rookery/api-client';
import { IconButton, LazyMenuButton, Link, rowIcon, useFormat, useMessages } from '@rookery/ui';
import { statusPermissions, type StatusCommands } from '../commands/status-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { messages } from './messages.js';

interface StatusActionBarProps {
  status: Status;
  ownAccountId: string | null;
  /** A command that the post refuses has no button. */
  commands: StatusCommands;
  /** The focused post is open already and shows its counts above. */
  isFocused: boolean;
  isMediaCovered: boolean;
}

const icons = {
  reply: rowIcon('message-circle'),
  repost: rowIcon('repeat'),
  quotes: rowIcon('quote'),
  like: rowIcon('heart'),
  liked: rowIcon('heart-filled'),
  bookmark: rowIcon('bookmark'),
  bookmarked: rowIcon('bookmark-filled'),
  more: rowIcon('ellipsis'),
  open: rowIcon('open'),
  copy: rowIcon('copy'),
  original: rowIcon('external-link'),
  show: rowIcon('eye'),
  hide: rowIcon('eye-off'),
};

/** Characters that all counts of a post may have before a narrow page has no room for them beside the avatar. */
const COUNT_CHARACTERS = 8;

/** Reply, repost, quotes, like, bookmark and the menu, with their counts. */
export function StatusActionBar({ status, ownAccountId, commands, isFocused, isMediaCovered }: StatusActionBarProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const { hrefs } = useTimelineOptions();
  const quotesHref = statusPermissions(status, ownAccountId).quotes ? (hrefs.quotes?.(status) ?? null) : null;
  const replyRefusal = commands.refusal('reply');
  // The accessible name contains the count as it shows: speech input can use what it sees.
  const named = (name: string, value: number, counted: typeof text.likeCount) =>
    isFocused || value === 0 ? name : counted({ count: value, shown: format.number(value) });
  const count = (value: number) => (isFocused || value === 0 ? null : format.number(value));
  const { replies_count, reblogs_count, quotes_count, favourites_count } = status;
  const counts = [replies_count, reblogs_count, quotes_count, favourites_count].map(value => count(value) ?? '').join('');
  return (
    <div
      className="rk-status-actions"
      data-with-quotes={(hrefs.quotes?.(status) ?? null) !== null || undefined}
      data-crowded={counts.length > COUNT_CHARACTERS || undefined}
    >
      {(replyRefusal === null || (replyRefusal === 'no-callback' && !isFocused)) && (
        <Link
          className="rk-icon-button"
          data-kind="reply"
          href={hrefs.status(status)}
          onClick={event => {
            if (commands.run('reply')) event.preventDefault();
          }}
          aria-label={named(text.reply(), replies_count, text.replyCount)}
          data-tooltip={text.reply()}
        >
          {icons.reply}
          {count(replies_count)}
        </Link>
      )}
      {commands.refusal('reblog') === null && (
        <IconButton
          data-kind="repost"
          label={text.repost()}
          aria-label={named(text.repost(), reblogs_count, text.repostCount)}
          icon={icons.repost}
          isPressed={status.reblogged}
          onClick={() => commands.run('reblog')}
        >
          {count(reblogs_count)}
        </IconButton>
      )}
      {quotesHref !== null && (
        <Link
          className="rk-icon-button"
          data-kind="quotes"
          href={quotesHref}
          aria-label={named(text.quotes(), quotes_count, text.quoteCount)}
          data-tooltip={text.quotes()}
        >
          {icons.quotes}
          {count(quotes_count)}
        </Link>
      )}
      {commands.refusal('favourite') === null && (
        <IconButton
          data-kind="like"
          label={text.like()}
          aria-label={named(text.like(), favourites_count, text.likeCount)}
          icon={status.favourited ? icons.liked : icons.like}
          isPressed={status.favourited}
          onClick={() => commands.run('favourite')}
        >
          {count(favourites_count)}
        </IconButton>
      )}
      {commands.refusal('bookmark') === null && (
        <IconButton
          data-kind="bookmark"
          label={text.bookmark()}
          icon={status.bookmarked ? icons.bookmarked : icons.bookmark}
          isPressed={status.bookmarked}
          onClick={() => commands.run('bookmark')}
        />
      )}
      <StatusMenu commands={commands} isMediaCovered={isMediaCovered} />
    </div>
  );
}

function StatusMenu({ commands, isMediaCovered }: Pick<StatusActionBarProps, 'commands' | 'isMediaCovered'>) {
  const text = useMessages(messages);
  const items = [
    { id: 'open', label: text.open(), icon: icons.open },
    { id: 'copyLink', label: text.copyLink(), icon: icons.copy },
    { id: 'openOriginal', label: text.openOriginal(), icon: icons.original },
    {
      id: 'toggleMedia',
      label: isMediaCovered ? text.showMedia() : text.hideMedia(),
      icon: isMediaCovered ? icons.show : icons.hide,
    },
  ] as const;
  const offered = items.filter(({ id }) => commands.refusal(id) === null);
  if (offered.length === 0) return null;
  return (
    <LazyMenuButton
      data-kind="more"
      label={text.more()}
      icon={icons.more}
      items={offered.map(item => ({ ...item, onAction: () => void commands.run(item.id) }))}
    />
  );
}
