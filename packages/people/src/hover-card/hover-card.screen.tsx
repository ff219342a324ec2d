import { knownCounts, type Account } from '@rookery/api-client';
import { accountByAcctQuery, useAccount, useClient, useRelationship } from '@rookery/store';
import { useHasPosts } from '@rookery/timeline';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import { HoverCard } from '@rookery/ui/hover-card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ProfileCard } from './profile-card.js';

export interface HoverCardScreenProps {
  anchor: HTMLElement;
  acct: string;
  /** The account, where the page knows it already. */
  known: Account | undefined;
  /** The reader opened it by key: the focus goes into it. */
  takesFocus: boolean;
}

/** The card of the account behind a link. Nothing until the account is known, and for one that the server does not know. */
export function HoverCardScreen({ anchor, acct, known, takesFocus }: HoverCardScreenProps) {
  const lookup = useQuery({ ...accountByAcctQuery(useClient(), acct), enabled: known === undefined, retry: false });
  const account = known ?? lookup.data;
  if (account === undefined) return null;
  return (
    <HoverCard anchor={anchor} label={account.display_name || account.username}>
      <Content accountId={account.id} found={account} takesFocus={takesFocus} />
    </HoverCard>
  );
}

function Content({ accountId, found, takesFocus }: { accountId: string; found: Account; takesFocus: boolean }) {
  const { data: account = found } = useAccount(accountId);
  const { data: relationship } = useRelationship(accountId);
  const hasPosts = useHasPosts(accountId);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={card}>
      <ProfileCard
        account={account}
        counts={knownCounts(account, hasPosts)}
        followsReader={relationship?.followed_by === true}
        followButton={<FollowButtonScreen account={account} isPrimary size="sm" />}
      />
    </div>
  );
}
