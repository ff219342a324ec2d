import { errorText } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { BlankState, ErrorState, Loading, useMessages } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminReportsOf } from '@rookery/api-client/admin';
import { AccountActionsScreen } from '../actions/account-actions.screen.js';
import { AccountCardScreen } from '../accounts/account-card.screen.js';
import { useModeration } from '../context/use-moderation.js';
import { useRequest } from '../context/use-request.js';
import { isGone, refreshStaff, reportQuery } from '../data/staff-cache.data.js';
import { staffReportMessages } from './messages.js';
import { ReportDetail } from './report-detail.js';
import { ReportNotes } from './report-notes.js';
import { ReportedPostsScreen } from './reported-posts.screen.js';

/** One report: what it says, the posts it names, who is concerned, and what can be done (HINT-11). */
export function ReportDetailScreen({ id }: { id: string }) {
  const text = useMessages(staffReportMessages);
  const { api, features, member } = useModeration();
  const client = useClient();
  const queryClient = useQueryClient();
  const { data: report, error, isFetching, refetch } = useQuery(reportQuery(client, api, id));
  const change = useRequest(text.changeFailed());
  const note = useRequest(text.noteFailed());
  if (report === undefined) {
    if (error === null || isFetching) return <Loading />;
    if (isGone(error)) return <BlankState title={text.gone()} />;
    return <ErrorState title={text.oneFailed()} description={errorText(error, '')} onRetry={() => void refetch()} />;
  }
  const reports = adminReportsOf(client, api);
  const after = async (done: Promise<unknown>): Promise<void> => {
    await done;
    await refreshStaff(queryClient, api, { reportId: id });
  };
  const assigned = report.assigned_account;
  const isMine =
    assigned !== null && (assigned.id === member.id || (assigned.domain === null && assigned.username === member.username));
  const target = report.target_account;
  return (
    <div className="rk-staff-detail">
      <ReportDetail
        report={report}
        isMine={isMine}
        isPending={change.isPending}
        failure={change.failure}
        onAssign={
          features.reportAssignment
            ? isOn => void change.run(() => after(isOn ? reports.assignToSelf(id, member.username) : reports.unassign(id)))
            : null
        }
        onCategory={
          api === 'accounts'
            ? category =>
                void change.run(() => after(reports.update(id, { category, rule_ids: report.rules.map(rule => rule.id) })))
            : null
        }
        onResolve={isResolved => void change.run(() => after(isResolved ? reports.resolve(id) : reports.reopen(id)))}
      />
      <ReportedPostsScreen report={report} />
      {target !== null && (
        <section aria-label={text.target()}>
          <h2>{text.target()}</h2>
          <AccountCardScreen account={target} />
          <AccountActionsScreen account={target} reportId={report.state === 'open' ? id : null} />
        </section>
      )}
      {report.account !== null && (
        <section aria-label={text.reporter()}>
          <h2>{text.reporter()}</h2>
          <AccountCardScreen account={report.account} />
        </section>
      )}
      {api === 'users' && (
        <ReportNotes
          notes={report.notes}
          isPending={note.isPending}
          failure={note.failure}
          onAdd={content => note.run(() => after(reports.addNote(id, content)))}
          onDelete={noteId => void note.run(() => after(reports.deleteNote(id, noteId)))}
        />
      )}
    </div>
  );
}
