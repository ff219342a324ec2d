import type { Status } from '@rookery/api-client';
import { IconButton, lazyPart, Link, MenuButton, rowIcon, useFormat, useMessages } from '@rookery/ui';
import { useState } from 'react';
import type { StatusCommands } from '../commands/status-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { messages } from './messages.js';
import { selectedWords } from './selected-words.dom.js';

interface StatusActionBarProps {
  status: Status;
  /** A command that the post refuses has no button. */
  commands: StatusCommands;
  /** The focused post is open already and shows its counts above. */
  isFocused: boolean;
  isMediaCovered: boolean;
}

const loadMenu = () => import('./status-menu.js');
const StatusMenu = lazyPart(async () => (await loadMenu()).StatusMenu);

const icons = {
  reply: rowIcon('message-circle'),
  repost: rowIcon('repeat'),
  quote: rowIcon('quote'),
  like: rowIcon('heart'),
  liked: rowIcon('heart-filled'),
  bookmark: rowIcon('bookmark'),
  bookmarked: rowIcon('bookmark-filled'),
  more: rowIcon('ellipsis'),
};

/** Characters that all counts of a post may have before a narrow page has no room for them beside the avatar. */
const COUNT_CHARACTERS = 8;

/** Reply, repost, quote, like, bookmark and the menu, with their counts. */
export function StatusActionBar({ status, commands, isFocused, isMediaCovered }: StatusActionBarProps) {
  const text = useMessages(messages);
  const format = useFormat();
  const { hrefs, onQuote } = useTimelineOptions();
  // Read before the press: a tap unselects, and so does the menu.
  const [selected, setSelected] = useState('');
  const readSelection = () => setSelected(selectedWords(status.id));
  const replyRefusal = commands.refusal('reply');
  // The accessible name contains the count as it shows: speech input can use what it sees.
  const named = (name: string, value: number, counted: typeof text.likeCount) =>
    isFocused || value === 0 ? name : counted({ count: value, shown: format.number(value) });
  const isPrivate = status.visibility === 'private';
  const repostText = isPrivate ? text.repostPrivate() : text.repost();
  const count = (value: number) => (isFocused || value === 0 ? null : format.number(value));
  const { replies_count, reblogs_count, quotes_count, favourites_count } = status;
  const counts = [replies_count, reblogs_count, quotes_count, favourites_count].map(value => count(value) ?? '').join('');
  return (
    <div
      className="rk-status-actions"
      data-with-quotes={onQuote !== null || undefined}
      data-crowded={counts.length > COUNT_CHARACTERS || undefined}
    >
      {replyRefusal === null && (
        <IconButton
          data-kind="reply"
          label={text.reply()}
          aria-label={named(text.reply(), replies_count, text.replyCount)}
          icon={icons.reply}
          onClick={() => commands.run('reply')}
        >
          {count(replies_count)}
        </IconButton>
      )}
      {replyRefusal === 'no-callback' && !isFocused && (
        <Link
          className="rk-icon-button"
          data-kind="reply"
          href={hrefs.status(status)}
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
          label={repostText}
          aria-label={named(repostText, reblogs_count, isPrivate ? text.repostPrivateCount : text.repostCount)}
          icon={icons.repost}
          isPressed={status.reblogged}
          onClick={() => commands.run('reblog')}
        >
          {count(reblogs_count)}
        </IconButton>
      )}
      {commands.refusal('quote') === null && (
        <IconButton
          data-kind="quote"
          label={text.quote()}
          aria-label={named(text.quote(), quotes_count, text.quoteCount)}
          icon={icons.quote}
          onClick={() => commands.run('quote')}
        >
          {count(quotes_count)}
        </IconButton>
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
      <MenuButton
        data-kind="more"
        label={text.more()}
        icon={icons.more}
        preload={loadMenu}
        Menu={StatusMenu}
        menuProps={{ status, commands, isMediaCovered, selected }}
        onPointerDown={readSelection}
        onKeyDownCapture={readSelection}
      />
    </div>
  );
}
