import type { Account } from '@rookery/api-client';
import {
  Avatar,
  Button,
  cleanName,
  cleanWords,
  DisplayName,
  filledMessage,
  Link,
  places,
  safeUrl,
  shownHandle,
  shownHost,
  useMessages,
} from '@rookery/ui';
import { useId } from 'react';
import { openCommand } from '../commands/row-commands.js';
import { useRowCommands } from '../commands/use-list-commands.js';
import type { RowPlace } from '../list/list-feed.screen.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { safeHref } from '../options/default-hrefs.js';
import type { GroupRowData, MoreRowData } from './catch-up-rows.js';
import { catchUpMessages } from './messages.js';
import type { SharedLink } from './shared-links.js';

/** Avatars of a group; the sentence counts all of its people. */
const AVATARS = 5;
const AVATAR_SIZE = 28;
/** Of the title of a link, in UTF-16 units. */
const LONGEST_TITLE = 200;

/** The title of a group: the sentence that says why it is at its place, its people, and how much of it is new. */
export function GroupRow({ row, position, setSize }: RowPlace & { row: GroupRowData }) {
  const text = useMessages(catchUpMessages);
  const titleId = useId();
  const { group, unseen } = row;
  return (
    <article
      className="rk-catch-up-group"
      aria-posinset={position}
      aria-setsize={setSize}
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
    >
      <span className="rk-catch-up-people" aria-hidden="true">
        {group.accounts.slice(0, row.view === 'authors' ? 1 : AVATARS).map(account => (
          <Avatar
            key={account.id}
            src={safeUrl(account.avatar_static || account.avatar, 'media')}
            name={account.display_name || account.acct}
            size={AVATAR_SIZE}
          />
        ))}
      </span>
      <div>
        {group.link !== null && <LinkTitle link={group.link} />}
        <p id={titleId}>
          <GroupSentence row={row} />
        </p>
      </div>
      <span className="rk-catch-up-unseen">{text.unseen({ count: unseen })}</span>
    </article>
  );
}

function GroupSentence({ row: { view, group } }: { row: GroupRowData }) {
  const text = useMessages(catchUpMessages);
  const count = group.posts.length;
  const people = group.accounts.length;
  switch (view) {
    case 'authors': {
      const [author] = group.accounts;
      const name = author && <AuthorName account={author} />;
      return <>{filledMessage(text.postsBy({ count, name: places.first }), { first: name })}</>;
    }
    case 'conversations':
      return <>{text.postsInConversation({ count, people })}</>;
    case 'links':
      return <>{text.sharedBy({ count: people })}</>;
  }
}

function AuthorName({ account }: { account: Account }) {
  const { hrefs } = useTimelineOptions();
  return (
    <Link href={hrefs.account(account)}>
      <DisplayName name={cleanName(account.display_name) || `@${shownHandle(account.acct)}`} emojis={account.emojis} />
    </Link>
  );
}

/** The page that is shared, by its title, and its host. */
function LinkTitle({ link }: { link: SharedLink }) {
  const host = shownHost(link.key.split('/', 1)[0] ?? '');
  const title = cleanWords(link.title).slice(0, LONGEST_TITLE);
  return (
    <p className="rk-catch-up-link">
      <Link href={safeHref(link.url)} target="_blank" rel="noopener noreferrer nofollow">
        <bdi>{title || link.key}</bdi>
      </Link>
      {title !== '' && <bdi>{host}</bdi>}
    </p>
  );
}

interface MoreRowProps extends RowPlace {
  row: MoreRowData;
  onToggle(groupKey: string): void;
}

/** Shows the other posts of a group, or hides them again. */
export function MoreRow({ row, position, setSize, host, onToggle }: MoreRowProps) {
  const text = useMessages(catchUpMessages);
  const toggle = (): void => onToggle(row.groupKey);
  useRowCommands(host.registry, row.key, openCommand(toggle));
  const label = row.isExpanded ? text.showFewer() : text.showMore({ count: row.count });
  return (
    <article className="rk-catch-up-more" aria-posinset={position} aria-setsize={setSize} aria-label={label}>
      <Button variant="plain" size="sm" aria-expanded={row.isExpanded} onClick={toggle}>
        {label}
      </Button>
    </article>
  );
}
