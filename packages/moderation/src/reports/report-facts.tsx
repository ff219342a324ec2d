import type { AdminReport } from '@rookery/api-client/admin';
import { RelativeTime, useMessages } from '@rookery/ui';
import { atName } from '../data/staff-accounts.js';
import { staffReportMessages } from './messages.js';

/** The state of a report and its reason, as marks. */
export function ReportMarks({ report: { state, category } }: { report: Pick<AdminReport, 'state' | 'category'> }) {
  const text = useMessages(staffReportMessages);
  return (
    <span className="rk-staff-marks">
      <span className="rk-staff-mark" data-state={state}>
        {text[state]()}
      </span>
      <span className="rk-staff-mark">{text[category]()}</span>
    </span>
  );
}

/** When a report was sent, and who works on it. */
export function ReportLine({ report }: { report: Pick<AdminReport, 'created_at' | 'assigned_account' | 'statuses'> }) {
  const text = useMessages(staffReportMessages);
  const { created_at, assigned_account, statuses } = report;
  const parts = [
    ...(statuses.length > 0 ? [text.posts({ count: statuses.length, shown: String(statuses.length) })] : []),
    assigned_account === null ? text.notAssigned() : text.assigned({ name: atName(assigned_account) }),
  ];
  return (
    <small className="rk-staff-line">
      {created_at !== null && <RelativeTime dateTime={created_at} />}
      {parts.map(part => (
        <bdi key={part}>{part}</bdi>
      ))}
    </small>
  );
}
