import { canManageUsers, canViewAuditLog, errorText } from '@rookery/api-client';
import type { AdminAccount, ModerationLogEntry } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useModeration } from '../context/use-moderation.js';
import { accountLogQuery } from '../data/account-log.data.js';
import { reportHistoryQuery } from '../data/report-history.data.js';
import { accountItemId } from '../data/staff-accounts.js';
import { AccountCard } from './account-card.js';
import { staffAccountMessages } from './messages.js';

export interface AccountCardScreenProps {
  account: AdminAccount;
}

const noEntries: readonly ModerationLogEntry[] = [];

/** All that the staff knows about an account: also the reports about it, or what the log says, as far as the server tells. */
export function AccountCardScreen({ account }: AccountCardScreenProps) {
  const text = useMessages(staffAccountMessages);
  const { api, features, member, itemId, hrefOf } = useModeration();
  const client = useClient();
  const { hrefs } = useTimelineOptions();
  const ownId = accountItemId(api, account);
  const { data: history, error } = useQuery({ ...reportHistoryQuery(client, account), enabled: api === 'accounts' });
  const hasLog = features.moderationLog && canViewAuditLog(member);
  const { data: log = noEntries, error: logError } = useQuery({ ...accountLogQuery(client, account), enabled: hasLog });
  const failure = error ?? logError;
  return (
    <AccountCard
      account={account}
      profileHref={account.account === null ? null : hrefs.account(account.account)}
      staffHref={itemId === ownId || !canManageUsers(member) ? null : hrefOf('accounts', ownId)}
      history={history ?? null}
      reportsHref={api === 'accounts' ? hrefOf('reports', undefined, `about=${encodeURIComponent(account.id)}`) : null}
      reportHref={id => hrefOf('reports', id)}
      log={log}
      historyFailure={failure === null ? null : errorText(failure, text.historyFailed())}
    />
  );
}
