import type { Account, Status } from '@rookery/api-client';
import {
  Avatar,
  cleanName,
  DisplayName,
  filledMessage,
  Identity,
  Link,
  NamedIcon,
  places,
  RelativeTime,
  rowIcon,
  safeUrl,
  shownHandle,
  useMessages,
  VerifiedBadge,
} from '@rookery/ui';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { EditedMark } from './edited-mark.js';
import { messages } from './messages.js';
import { shownVisibility, type ReplyLine } from './status-rules.js';
import { VisibilityMark } from './visibility-mark.js';

const pinIcon = rowIcon('pin', 14);
const repostIcon = rowIcon('repeat', 14);
const replyIcon = rowIcon('reply', 14);

interface StatusContextLinesProps {
  /** The account that reblogged the post; null when the row is no reblog. */
  repostedBy: Account | null;
  replyLine: ReplyLine | null;
  /** Shows the accounts that the reply answers; undefined: not offered. */
  onShowMentioned: (() => void) | undefined;
  isPinned: boolean;
}

/** The lines above a post: pinned, reposted by, replying to. */
export function StatusContextLines({ repostedBy, replyLine, onShowMentioned, isPinned }: StatusContextLinesProps) {
  const text = useMessages(messages);
  return (
    <>
      {isPinned && (
        <p className="rk-status-context">
          {pinIcon}
          {text.pinned()}
        </p>
      )}
      {repostedBy && (
        <p className="rk-status-context">
          {repostIcon}
          <RepostedBy account={repostedBy} />
        </p>
      )}
      {replyLine && (
        <p className="rk-status-context">
          {replyIcon}
          {onShowMentioned !== undefined && replyLine.moreCount > 0 ? (
            <button type="button" dir="auto" aria-haspopup="dialog" onClick={onShowMentioned}>
              {replyText(replyLine, text)}
            </button>
          ) : (
            <span dir="auto">{replyText(replyLine, text)}</span>
          )}
        </p>
      )}
    </>
  );
}

/** The link to an account that reposted a post. A long name is truncated; its badge never is (UI-06). */
function RepostedBy({ account }: { account: Account }) {
  const text = useMessages(messages);
  const { hrefs } = useTimelineOptions();
  return (
    <Link className="rk-status-reposted" href={hrefs.account(account)} dir="auto">
      {filledMessage(text.repostedBy({ name: places.first }), {
        first: (
          <>
            <DisplayName name={cleanName(account.display_name) || `@${shownHandle(account.acct)}`} emojis={account.emojis} />{' '}
            {account.verified && <VerifiedBadge />}
          </>
        ),
      })}
    </Link>
  );
}

/** The words of a reply line. */
export function replyText(
  { names: [first, second], moreCount }: ReplyLine,
  text: ReturnType<typeof useMessages<keyof typeof messages.texts>>,
): string {
  if (first === undefined) return text.replyingToPost();
  if (second === undefined) return text.replyingToOne({ first });
  return moreCount === 0 ? text.replyingToTwo({ first, second }) : text.replyingToMore({ first, second, count: moreCount });
}

interface StatusHeaderProps {
  status: Status;
  /** The id of the author's line: it names the article. */
  id: string;
  avatarSize: number;
  /** False for the focused post: its date is below. */
  hasTime: boolean;
}

/** The author, the visibility and the time of a post. */
export function StatusHeader({ status, id, avatarSize, hasTime }: StatusHeaderProps) {
  const { hrefs } = useTimelineOptions();
  const text = useMessages(messages);
  const { account } = status;
  const profile = hrefs.account(account);
  return (
    <>
      <Link className="rk-status-avatar" href={profile} tabIndex={-1} aria-hidden="true">
        <Avatar
          src={safeUrl(account.avatar_static || account.avatar, 'media')}
          name={account.display_name || account.acct}
          size={avatarSize}
        />
      </Link>
      <div className="rk-status-head" id={id}>
        <Identity
          displayName={account.display_name}
          acct={account.acct}
          verified={account.verified}
          emojis={account.emojis}
          href={profile}
        />
        {hasTime && status.edited_at !== null && (
          <EditedMark status={status}>
            <NamedIcon icon="pencil" name={text.edited()} size={12} />
          </EditedMark>
        )}
        {hasTime && (
          <Link className="rk-status-time" href={hrefs.status(status)}>
            <VisibilityMark visibility={shownVisibility(status)} />
            {status.created_at !== null && <RelativeTime dateTime={status.created_at} />}
          </Link>
        )}
      </div>
    </>
  );
}
