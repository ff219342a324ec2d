import type { Account } from '@rookery/api-client';
import { Avatar, BlankState, Button, ErrorState, Identity, Loading, useMessages } from '@rookery/ui';
import { AccountSearch } from '@rookery/ui/account-search';
import { Users } from 'lucide-react';
import { useId } from 'react';
import type { FoundAccount } from '../accounts/find-accounts.data.js';
import { ownListsMessages } from './messages.js';

interface ListMembersProps {
  /** Finds accounts to add. Memoise it. */
  search(words: string, signal: AbortSignal): Promise<readonly FoundAccount[]>;
  /** Below the search; '' for nothing. */
  hint: string;
  onAdd(account: Account): void;
  /** The members, and those that were just removed. */
  accounts: readonly Account[];
  isMember(accountId: string): boolean;
  onToggle(account: Account): void;
  state: 'loading' | 'failed' | 'ready';
  onRetry(): void;
  /** The words of the server for a failure of the list; '' without any. */
  reason?: string;
  /** Announced politely; '' for nothing. */
  statusText: string;
  /** Announced assertively; '' for nothing. */
  errorText: string;
}

/** A search for profiles, and the members of a list, each with a button that adds or removes it. HINT-04 */
export function ListMembers(props: ListMembersProps) {
  const { search, hint, onAdd, statusText, errorText } = props;
  const text = useMessages(ownListsMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{text.members()}</h3>
      <AccountSearch search={search} onChoose={({ account }) => onAdd(account)} />
      {hint !== '' && <p className="rk-members-hint">{hint}</p>}
      <Accounts {...props} />
      <output className="rk-visually-hidden">{statusText}</output>
      <p role="alert" className="rk-field-error">
        {errorText}
      </p>
    </section>
  );
}

function Accounts({ accounts, isMember, onToggle, state, onRetry, reason }: ListMembersProps) {
  const text = useMessages(ownListsMessages);
  if (state === 'loading') return <Loading />;
  if (state === 'failed') return <ErrorState title={text.membersFailed()} description={reason} onRetry={onRetry} />;
  if (accounts.length === 0) {
    return (
      <BlankState
        icon={<Users size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={text.noMembers()}
        description={text.noMembersText()}
      />
    );
  }
  return (
    <ul className="rk-members">
      {accounts.map(account => (
        <MemberRow key={account.id} account={account} isMember={isMember(account.id)} onToggle={() => onToggle(account)} />
      ))}
    </ul>
  );
}

interface MemberRowProps {
  account: Account;
  isMember: boolean;
  onToggle(): void;
}

function MemberRow({ account, isMember, onToggle }: MemberRowProps) {
  const text = useMessages(ownListsMessages);
  const name = account.display_name || account.username;
  return (
    <li>
      <Avatar src={account.avatar} name={name} size={40} />
      <Identity displayName={name} acct={account.acct} verified={account.verified} emojis={account.emojis} />
      <Button
        size="sm"
        variant={isMember ? 'secondary' : 'primary'}
        aria-label={isMember ? text.removeName({ name }) : text.addName({ name })}
        onClick={onToggle}
      >
        {isMember ? text.remove() : text.add()}
      </Button>
    </li>
  );
}
