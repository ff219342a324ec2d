import type { Account } from '@rookery/api-client';
import { BlankState, ErrorState, Handle, LoadMore, useMessages } from '@rookery/ui';
import { panelMessages } from '../panel-messages.js';
import { NoMatches } from './chat-list.js';
import { AccountAvatar, AccountName } from './identity.js';
import { RowSkeletons } from './list-states.js';

export interface PeopleListProps {
  /** The search text; '' shows how to start (CHAT-05). */
  term: string;
  accounts: readonly Account[];
  isLoading: boolean;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onRetry?: (() => void) | undefined;
  hasMore: boolean;
  onLoadMore(): void;
  /** Whether the account lets people start chats with it. */
  acceptsChats(account: Account): boolean;
  /** A chat is being started. */
  isPending: boolean;
  onChoose(account: Account): void;
}

/** The accounts to start a chat with (CHAT-03 to CHAT-06). */
export function PeopleList(props: PeopleListProps) {
  const { term, accounts, isLoading, hasFailed, onRetry, hasMore, onLoadMore } = props;
  const text = useMessages(panelMessages);
  if (term === '') return <BlankState title={text.startChat()} description={text.startChatHint()} />;
  if (isLoading) return <RowSkeletons />;
  if (hasFailed && onRetry !== undefined)
    return <ErrorState title={text.peopleFailed()} description={props.reason} onRetry={onRetry} />;
  if (accounts.length === 0) return <NoMatches />;
  return (
    <>
      <PeopleRows {...props} />
      {hasMore && <LoadMore onPress={onLoadMore} />}
    </>
  );
}

/** Accounts as buttons that start a chat. One that accepts no chats says so. */
export function PeopleRows({
  accounts,
  acceptsChats,
  isPending,
  onChoose,
}: Pick<PeopleListProps, 'accounts' | 'acceptsChats' | 'isPending' | 'onChoose'>) {
  const text = useMessages(panelMessages);
  return (
    <ul className="rk-chat-people">
      {accounts.map(account => {
        const isOpen = acceptsChats(account);
        return (
          <li key={account.id}>
            <button
              type="button"
              className="rk-chat-row-open"
              aria-disabled={!isOpen || isPending || undefined}
              onClick={() => {
                if (isOpen && !isPending) onChoose(account);
              }}
            >
              <AccountAvatar account={account} size={42} />
              <span className="rk-chat-row-text">
                <AccountName account={account} />
                <Handle className="rk-chat-row-line" acct={account.acct} />
                {!isOpen && <span className="rk-chat-row-line">{text.acceptsNoChats()}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
