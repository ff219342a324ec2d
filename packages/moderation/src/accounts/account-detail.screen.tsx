import { errorText } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { BlankState, ErrorState, Loading, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountActionsScreen } from '../actions/account-actions.screen.js';
import { useModeration } from '../context/use-moderation.js';
import { isGone, staffAccountQuery } from '../data/staff-cache.data.js';
import { AccountCardScreen } from './account-card.screen.js';
import { staffAccountMessages } from './messages.js';

/** One account: what the staff knows about it, and what can be done (HINT-11). */
export function AccountDetailScreen({ itemId }: { itemId: string }) {
  const text = useMessages(staffAccountMessages);
  const { api, hrefOf, onOpen } = useModeration();
  const { data: account, error, isFetching, refetch } = useQuery(staffAccountQuery(useClient(), api, itemId));
  if (account === undefined) {
    if (error === null || isFetching) return <Loading />;
    if (isGone(error)) return <BlankState title={text.gone()} />;
    return <ErrorState title={text.oneFailed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  }
  return (
    <div className="rk-staff-detail">
      <section aria-label={text.label()}>
        <AccountCardScreen account={account} />
        <AccountActionsScreen account={account} reportId={null} onDeleted={() => onOpen(hrefOf('accounts'), true)} />
      </section>
    </div>
  );
}
