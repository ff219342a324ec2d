import type { AdminAccount } from '@rookery/api-client/admin';
import { Avatar, Identity, RelativeTime, safeUrl, useMessages } from '@rookery/ui';
import type { RowPlace } from '@rookery/timeline/parts';
import { atName } from '../data/staff-accounts.js';
import { staffListMessages } from '../list/messages.js';
import { StaffRow } from '../list/staff-row.js';
import { AccountMarks } from './account-marks.js';

export interface AccountRowProps {
  account: AdminAccount;
  /** The key of the row in its list. */
  rowKey: string;
  place: RowPlace;
  href: string;
  isSelected: boolean;
  /** Absent: the account cannot be chosen. */
  onSelect?: ((isRange: boolean) => void) | undefined;
}

/** An account of the search: its name, its addresses, and what sets it apart. */
export function AccountRow({ account, rowKey, place, href, isSelected, onSelect }: AccountRowProps) {
  const words = useMessages(staffListMessages);
  const { account: profile, username, nickname, email, ip, created_at } = account;
  const name = atName(account);
  return (
    <StaffRow
      place={place}
      rowKey={rowKey}
      label={name}
      href={href}
      isSelected={isSelected}
      selectLabel={words.select({ name })}
      onSelect={onSelect}
    >
      <Avatar src={safeUrl(profile?.avatar ?? '', 'media')} name={profile?.display_name || username || '?'} size={36} />
      <div className="rk-staff-row-text">
        <Identity displayName={profile?.display_name ?? ''} acct={nickname} emojis={profile?.emojis ?? []} />
        <AccountMarks account={account} />
        <small className="rk-staff-line">
          {email !== null && <bdi>{email}</bdi>}
          {ip !== null && <bdi>{ip}</bdi>}
          {created_at !== null && <RelativeTime dateTime={created_at} />}
        </small>
      </div>
    </StaffRow>
  );
}
