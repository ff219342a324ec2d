import type { Account } from '@rookery/api-client';
import { Avatar, Identity, plainText, safeUrl } from '@rookery/ui';
import type { ReactNode } from 'react';
import { useTimelineOptions } from '@rookery/timeline';

/** Two lines of a wide page hold less, in UTF-16 units. */
const NOTE_LENGTH = 500;

/** The fields of an account that its row shows. */
export type ShownAccount = Pick<
  Account,
  'id' | 'acct' | 'url' | 'display_name' | 'username' | 'avatar' | 'verified' | 'emojis' | 'note'
>;

interface AccountRowProps {
  account: ShownAccount;
  /** After the account. */
  children?: ReactNode;
}

/** An account of a list, with a link to its profile and the beginning of its description. */
export function AccountRow(props: AccountRowProps) {
  return (
    <li className="rk-account-row">
      <AccountLine {...props} />
    </li>
  );
}

// In a windowed list there is no <ul> around it.
const itemRole = { role: 'listitem' } as const;

/** A row of a windowed list of accounts. */
export function AccountItem(props: AccountRowProps) {
  return (
    <div {...itemRole} className="rk-account-row">
      <AccountLine {...props} />
    </div>
  );
}

function AccountLine({ account, children }: AccountRowProps) {
  const { hrefs } = useTimelineOptions();
  const name = account.display_name || account.username;
  return (
    <>
      <Avatar src={safeUrl(account.avatar, 'media')} name={name} size={44} />
      <div className="rk-account-row-text">
        <Identity
          displayName={name}
          acct={account.acct}
          verified={account.verified}
          emojis={account.emojis}
          href={hrefs.account(account)}
        />
        <p dir="auto">{plainText(account.note, NOTE_LENGTH)}</p>
      </div>
      {children}
    </>
  );
}
