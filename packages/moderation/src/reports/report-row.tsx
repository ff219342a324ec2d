import type { AdminReport } from '@rookery/api-client/admin';
import { Avatar, cleanWords, safeUrl, useMessages } from '@rookery/ui';
import type { RowPlace } from '@rookery/timeline/parts';
import { atName } from '../data/staff-accounts.js';
import { staffListMessages } from '../list/messages.js';
import { StaffRow } from '../list/staff-row.js';
import { staffReportMessages } from './messages.js';
import { ReportLine, ReportMarks } from './report-facts.js';

export interface ReportRowProps {
  report: AdminReport;
  place: RowPlace;
  href: string;
  isSelected: boolean;
  onSelect(isRange: boolean): void;
}

/** The beginning of a comment that a row shows, in UTF-16 units. */
const COMMENT_LENGTH = 500;

/** A report of the queue: what it is about, who sent it, and who works on it. */
export function ReportRow({ report, place, href, isSelected, onSelect }: ReportRowProps) {
  const text = useMessages(staffReportMessages);
  const words = useMessages(staffListMessages);
  const { id, target_account: target, account: reporter } = report;
  const name = target === null ? text.unknownAccount() : atName(target);
  const label = text.rowLabel({ id, name });
  return (
    <StaffRow
      place={place}
      rowKey={id}
      label={label}
      href={href}
      isSelected={isSelected}
      selectLabel={words.select({ name: label })}
      onSelect={onSelect}
    >
      <Avatar src={safeUrl(target?.account?.avatar ?? '', 'media')} name={target?.username ?? '?'} size={36} />
      <div className="rk-staff-row-text">
        <ReportMarks report={report} />
        <p className="rk-staff-row-title" dir="auto">
          {cleanWords(text.heading({ name, reporter: reporter === null ? text.unknownAccount() : atName(reporter) }))}
        </p>
        {report.comment !== '' && (
          <p className="rk-staff-row-words" dir="auto">
            {cleanWords(report.comment.slice(0, COMMENT_LENGTH))}
          </p>
        )}
        <ReportLine report={report} />
      </div>
    </StaffRow>
  );
}
