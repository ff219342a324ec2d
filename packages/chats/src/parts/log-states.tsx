import type { Account } from '@rookery/api-client';
import { BlankState, ErrorState, Skeleton, useMessages } from '@rookery/ui';
import { chatsMessages } from '../messages.js';
import { AccountAvatar, ProfileLink } from './identity.js';

/** Widths of the placeholders, in em, and who they are from. */
const BUBBLES = [
  { width: 12, isOwn: true },
  { width: 16, isOwn: false },
  { width: 9, isOwn: true },
  { width: 14, isOwn: true },
  { width: 11, isOwn: false },
];

/** Five bubbles while the messages load (CHAT-15). */
export function LogSkeleton() {
  const text = useMessages(chatsMessages);
  return (
    <output className="rk-log-skeleton" aria-label={text.loadingMessages()}>
      {BUBBLES.map(({ width, isOwn }) => (
        <span key={width} data-own={isOwn || undefined}>
          <Skeleton shape="block" width={`${width}em`} height="2.5em" />
        </span>
      ))}
    </output>
  );
}

/** The messages could not be loaded (CHAT-16). */
export function LogFailure({ onRetry }: { onRetry: () => void }) {
  const text = useMessages(chatsMessages);
  return <ErrorState title={text.whoops()} description={text.networkFailure()} onRetry={onRetry} />;
}

/** In place of the messages: the other member blocks the account (CHAT-20). */
export function BlockedByState({ account }: { account: Account }) {
  const text = useMessages(chatsMessages);
  return (
    <BlankState
      icon={
        <ProfileLink account={account} isRepeated>
          <AccountAvatar account={account} size={64} />
        </ProfileLink>
      }
      title={text.blockedBy({ acct: account.acct })}
    />
  );
}
