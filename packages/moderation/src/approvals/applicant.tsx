import type { AdminAccount } from '@rookery/api-client/admin';
import { Button, RelativeTime, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { Fact } from '../context/fact.js';
import { atName } from '../data/staff-accounts.js';
import { approvalsMessages } from './messages.js';

export interface ApplicantProps {
  account: AdminAccount;
  /** The account that invited it; null: none, or the server does not say. */
  invitedBy: ReactNode;
  onApprove(account: AdminAccount): void;
  onReject(account: AdminAccount): void;
}

/** An account that waits for approval, with the words of the applicant (HINT-11). */
export function Applicant({ account, invitedBy, onApprove, onReject }: ApplicantProps) {
  const text = useMessages(approvalsMessages);
  const name = atName(account);
  const displayName = account.account?.display_name.trim() ?? '';
  return (
    <div className="rk-applicant">
      <p className="rk-applicant-name">
        {displayName !== '' && <b dir="auto">{displayName}</b>} <bdi dir="ltr">{name}</bdi>
      </p>
      {account.invite_request === null ? (
        <p className="rk-applicant-none">{text.noReason()}</p>
      ) : (
        <blockquote dir="auto">{account.invite_request}</blockquote>
      )}
      <dl>
        {account.email !== null && (
          <Fact name={text.email()}>
            <bdi dir="ltr">{account.email}</bdi> <small>({account.confirmed ? text.confirmed() : text.unconfirmed()})</small>
          </Fact>
        )}
        {account.ip !== null && (
          <Fact name={text.ip()}>
            <bdi dir="ltr">{account.ip}</bdi>
          </Fact>
        )}
        {account.created_at !== null && (
          <Fact name={text.signedUp()}>
            <RelativeTime dateTime={account.created_at} />
          </Fact>
        )}
        {invitedBy !== null && <Fact name={text.invitedBy()}>{invitedBy}</Fact>}
      </dl>
      <div className="rk-entry-buttons">
        <Button size="sm" variant="primary" aria-label={text.approveName({ name })} onClick={() => onApprove(account)}>
          {text.approve()}
        </Button>
        <Button size="sm" aria-label={text.rejectName({ name })} onClick={() => onReject(account)}>
          {text.reject()}
        </Button>
      </div>
    </div>
  );
}
