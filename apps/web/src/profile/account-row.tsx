import type { Account } from '@rookery/api-client';
import { Avatar, Identity, plainText } from '@rookery/ui';
import { hrefs } from '../routing/hrefs.js';
import './profile.css';

export function AccountRow({ account }: { account: Account }) {
  const name = account.display_name || account.username;
  return (
    <li className="app-account-row">
      <Avatar src={account.avatar} name={name} size={44} />
      <div className="app-account-row-text">
        <Identity
          displayName={name}
          acct={account.acct}
          verified={account.verified}
          emojis={account.emojis}
          href={hrefs.account(account)}
        />
        <p dir="auto">{plainText(account.note)}</p>
      </div>
    </li>
  );
}
