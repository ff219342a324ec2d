import type { Account, Features, InstanceRule, Status } from '@rookery/api-client';
import { useClient, useFeatures, useInstance, useRelationship } from '@rookery/api-client/query';
import { ErrorState, Loading, useMessages } from '@rookery/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reportMessages } from './report-messages.js';
import { ReportDone } from './report-done.js';
import { ReportForm } from './report-form.js';
import { hasAnswers } from './report-steps.js';
import { reportableStatuses, reportedStatusesQuery } from './reported-statuses.data.js';
import { useAccountActions } from './use-account-actions.js';
import { useReport, type UnsentReport } from './use-report.js';

interface ReportScreenProps {
  account: Account;
  status: Status | null;
  onClose(reason: 'dismiss' | 'sent'): void;
  onChange(state: UnsentReport | null): void;
}

/** Loads what the server takes in a report, then asks (HINT-10). */
export function ReportScreen(props: ReportScreenProps) {
  const text = useMessages(reportMessages);
  const instance = useInstance();
  const { data: features } = useFeatures();
  if (instance.data !== undefined && features !== undefined) {
    return <LoadedReport {...props} features={features} rules={instance.data.rules} />;
  }
  if (instance.error !== null) return <ErrorState title={text.failed()} onRetry={() => void instance.refetch()} />;
  return <Loading />;
}

function LoadedReport(props: ReportScreenProps & { features: Features; rules: readonly InstanceRule[] }) {
  const { account, status, features, rules, onClose, onChange } = props;
  const text = useMessages(reportMessages);
  const client = useClient();
  const report = useReport(account, status, { features, rules, failedText: text.failed() });
  const posts = useInfiniteQuery({
    ...reportedStatusesQuery(client, useQueryClient(), account.id),
    enabled: report.step === 'posts',
  });
  const server = new URL(client.baseUrl).host;
  const isUnsent = report.phase.kind !== 'sent' && hasAnswers(report.answers, status?.id ?? null);
  useEffect(() => {
    onChange(isUnsent ? { isEmpty: false, isEdit: false, discard: () => Promise.resolve() } : null);
    return () => onChange(null);
  }, [isUnsent, onChange]);
  if (report.phase.kind === 'sent') return <DoneScreen account={account} server={server} onClose={() => onClose('sent')} />;
  return (
    <ReportForm
      account={account}
      server={server}
      report={report}
      posts={{
        statuses: reportableStatuses(posts.data?.pages ?? [], status),
        state: posts.isError && posts.data === undefined ? 'failed' : posts.isPending ? 'loading' : 'ready',
        onRetry: () => void posts.refetch(),
        onLoadMore: posts.hasNextPage ? () => void posts.fetchNextPage({ cancelRefetch: false }) : undefined,
        isLoadingMore: posts.isFetchingNextPage,
        hasMoreFailed: posts.isFetchNextPageError,
      }}
      onCancel={() => onClose('dismiss')}
      onDone={() => onClose('sent')}
    />
  );
}

/** Other things to do about the account. */
function DoneScreen({ account, server, onClose }: { account: Account; server: string; onClose: () => void }) {
  const { data: relationship } = useRelationship(account.id);
  const { data: features } = useFeatures();
  const actions = useAccountActions();
  return (
    <ReportDone
      acct={account.acct}
      server={server}
      relationship={relationship ?? null}
      onFollow={isOn => (isOn ? actions.follow(account) : actions.unfollow(account))}
      onMute={features?.accountMutes === true ? isOn => (isOn ? actions.mute(account) : actions.unmute(account)) : undefined}
      onBlock={isOn => (isOn ? actions.block(account) : actions.unblock(account))}
      onClose={onClose}
    />
  );
}
