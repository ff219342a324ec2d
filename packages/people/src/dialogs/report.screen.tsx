import { type Account, errorText, type Features, type InstanceRule, type Status } from '@rookery/api-client';
import { itemIds } from '@rookery/store/list';
import { statusKey, useClient, useFeatures, useInstance, useList, useRelationship } from '@rookery/store';
import { ErrorState, Loading, PartBoundary, useMessages } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { reportMessages } from './report-messages.js';
import { ReportDone } from './report-done.js';
import { ReportForm } from './report-form.js';
import { isLostByClosing } from './report-phase.js';
import { hasAnswers } from './report-steps.js';
import { PostsStep } from './report-parts.js';
import { reportableStatuses, withFirst } from './reported-statuses.data.js';
import { useAccountActions } from './use-account-actions.js';
import { useReport, type UnsentReport } from './use-report.js';

export interface ReportScreenProps {
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
  if (instance.error !== null)
    return (
      <ErrorState title={text.failed()} description={errorText(instance.error, '')} onRetry={() => void instance.refetch()} />
    );
  return <Loading />;
}

function LoadedReport(props: ReportScreenProps & { features: Features; rules: readonly InstanceRule[] }) {
  const { account, status, features, rules, onClose, onChange } = props;
  const client = useClient();
  const report = useReport(account, status, { features, rules });
  const server = new URL(client.baseUrl).host;
  const isUnsent = isLostByClosing(report.phase) && hasAnswers(report.answers, status?.id ?? null);
  const withdraw = useRef(report.withdraw);
  useEffect(() => {
    withdraw.current = report.withdraw;
  });
  useEffect(() => {
    onChange(isUnsent ? { isEmpty: false, isEdit: false, discard: () => withdraw.current() } : null);
    return () => onChange(null);
  }, [isUnsent, onChange]);
  const leave = (): void => {
    // The reader has read that it may have arrived.
    if (report.phase.kind === 'unclear') void report.withdraw();
    onClose('sent');
  };
  if (report.phase.kind === 'sent') return <DoneScreen account={account} server={server} onClose={() => onClose('sent')} />;
  return (
    // The answers are outside: 'Try again' shows them as they were.
    <PartBoundary>
      <ReportForm
        account={account}
        server={server}
        report={report}
        postsStep={<PostsStepScreen report={report} accountId={account.id} first={status} />}
        onCancel={() => onClose('dismiss')}
        onDone={leave}
      />
    </PartBoundary>
  );
}

interface PostsStepScreenProps {
  report: ReturnType<typeof useReport>;
  accountId: string;
  /** The post that the reader came from. */
  first: Status | null;
}

/** The posts of the account, for a choice of those that are reported. */
function PostsStepScreen({ report, accountId, first }: PostsStepScreenProps) {
  const queryClient = useQueryClient();
  const { state, view } = useList(useMemo(() => reportableStatuses(accountId), [accountId]));
  const loaded = itemIds(state?.entries ?? []).flatMap(id => queryClient.getQueryData<Status>(statusKey(id)) ?? []);
  return <PostsStep report={report} posts={{ ...view, statuses: withFirst(first, loaded) }} />;
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
