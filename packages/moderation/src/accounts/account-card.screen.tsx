import { errorText } from '@rookery/api-client';
import type { AdminAccount } from '@rookery/api-client/admin';
import { useClient } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useModeration } from '../context/use-moderation.js';
import { reportHistoryQuery } from '../data/report-history.data.js';
import { accountItemId } from '../data/staff-accounts.js';
import { AccountCard } from './account-card.js';
import { staffAccountMessages } from './messages.js';

export interface AccountCardScreenProps {
  account: AdminAccount;
}

/** What the staff knows about an account, with the reports about it where the server lists them by account. */
export function AccountCardScreen({ account }: AccountCardScreenProps) {
  const text = useMessages(staffAccountMessages);
  const { api, itemId, hrefOf } = useModeration();
  const { hrefs } = useTimelineOptions();
  const ownId = accountItemId(api, account);
  const { data: history, error } = useQuery({ ...reportHistoryQuery(useClient(), account), enabled: api === 'accounts' });
  return (
    <AccountCard
      account={account}
      profileHref={account.account === null ? null : hrefs.account(account.account)}
      staffHref={itemId === ownId ? null : hrefOf('accounts', ownId)}
      history={history ?? null}
      reportsHref={api === 'accounts' ? hrefOf('reports', undefined, `about=${encodeURIComponent(account.id)}`) : null}
      reportHref={id => hrefOf('reports', id)}
      historyFailure={error === null ? null : errorText(error, text.historyFailed())}
    />
  );
}
