import { cleanName, DisplayName, filledMessage, places, shownHandle, useMessages } from '@rookery/ui';
import type { Account } from '@rookery/api-client';
import { Eye, Repeat2 } from 'lucide-react';
import type { RowPlace } from '../list/list-feed.screen.js';
import { StatusRow } from '../status/status.screen.js';
import type { PostRowData } from './catch-up-rows.js';
import { catchUpMessages } from './messages.js';

const ICON_SIZE = 14;

/** A post of a view in its usual form, with the reason why it is there and the mark of what was seen. */
export function PostRow({ row, ...place }: RowPlace & { row: PostRowData }) {
  return (
    <StatusRow
      {...place}
      rowKey={row.key}
      statusId={row.id}
      headline={row.rebloggers.length > 0 ? <Rebloggers accounts={row.rebloggers} isRanked={row.isRanked} /> : undefined}
      footnote={row.isSeen ? <SeenMark /> : null}
    />
  );
}

function SeenMark() {
  const text = useMessages(catchUpMessages);
  return (
    <p className="rk-catch-up-seen">
      <Eye size={ICON_SIZE} aria-hidden="true" />
      {text.seen()}
    </p>
  );
}

interface RebloggersProps {
  accounts: readonly Account[];
  /** Their number is the reason for the row's place. */
  isRanked: boolean;
}

/** The accounts that reposted the post: all its reposts are in this row. */
export function Rebloggers({ accounts, isRanked }: RebloggersProps) {
  const text = useMessages(catchUpMessages);
  const [first, second] = accounts;
  if (first === undefined) return null;
  const elements = { first: <Name account={first} />, second: second && <Name account={second} /> };
  const sentence = isRanked
    ? text.becauseReposted({ count: accounts.length, name: places.first, second: places.second })
    : text.repostedBy({ others: accounts.length - 1, name: places.first });
  return (
    <p className="rk-status-context rk-catch-up-reason">
      <Repeat2 size={ICON_SIZE} aria-hidden="true" />
      <span>{filledMessage(sentence, elements)}</span>
    </p>
  );
}

const Name = ({ account }: { account: Account }) => (
  <DisplayName name={cleanName(account.display_name) || `@${shownHandle(account.acct)}`} emojis={account.emojis} />
);
