import type { AdminAccount } from '@rookery/api-client/admin';
import { cleanName, useMessages } from '@rookery/ui';
import { roleOf, standingsOf } from '../data/staff-accounts.js';
import { staffAccountMessages } from './messages.js';

/** The marks of an account: its role, what the staff has done to it, and that it waits. */
export function AccountMarks({ account }: { account: AdminAccount }) {
  const text = useMessages(staffAccountMessages);
  const role = roleOf(account);
  const standings = standingsOf(account);
  const isUnconfirmed = !account.confirmed && account.domain === null;
  if (role === null && standings.length === 0 && !isUnconfirmed) return null;
  return (
    <span className="rk-staff-marks">
      {role !== null && (
        <bdi className="rk-staff-mark" data-state="role">
          {typeof role === 'string' ? text[role]() : cleanName(role.name)}
        </bdi>
      )}
      {standings.map(standing => (
        <span key={standing} className="rk-staff-mark" data-state={standing}>
          {text[standing]()}
        </span>
      ))}
      {isUnconfirmed && <span className="rk-staff-mark">{text.unconfirmed()}</span>}
    </span>
  );
}
