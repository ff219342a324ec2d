import type { ReportCategory } from '@rookery/api-client';
import type { AdminReport } from '@rookery/api-client/admin';
import { Button, cleanWords, RelativeTime, Select, useMessages } from '@rookery/ui';
import { Fact, Failure } from '../context/fact.js';
import { atName } from '../data/staff-accounts.js';
import { staffReportMessages } from './messages.js';
import { ReportMarks } from './report-facts.js';

export interface ReportDetailProps {
  report: AdminReport;
  /** Whether it is assigned to the signed-in member. */
  isMine: boolean;
  isPending: boolean;
  /** Why the last change failed; null: it did not. */
  failure: string | null;
  /** Assigns it to the member, or to nobody; null: the server assigns none. */
  onAssign: ((isMine: boolean) => void) | null;
  /** Changes why it was reported; null: the server cannot. */
  onCategory: ((category: ReportCategory) => void) | null;
  onResolve(isResolved: boolean): void;
}

const categories: readonly ReportCategory[] = ['spam', 'legal', 'violation', 'other'];

/** The content of a report, and the ways to assign and to answer it. */
export function ReportDetail({ report, isMine, isPending, failure, onAssign, onCategory, onResolve }: ReportDetailProps) {
  const text = useMessages(staffReportMessages);
  const { id, comment, rules, created_at, assigned_account, action_taken, action_taken_at, action_taken_by_account, forwarded } =
    report;
  return (
    <section aria-label={text.details()}>
      <h2>{text.number({ id })}</h2>
      <ReportMarks report={report} />
      <dl className="rk-staff-facts">
        {created_at !== null && (
          <Fact name={text.reported()}>
            <RelativeTime dateTime={created_at} />
          </Fact>
        )}
        {onAssign !== null && (
          <Fact name={text.assignee()}>
            <bdi>{assigned_account === null ? text.notAssigned() : atName(assigned_account)}</bdi>
          </Fact>
        )}
        {action_taken && action_taken_at !== null && (
          <Fact name={text.answered()}>
            <RelativeTime dateTime={action_taken_at} />{' '}
            {action_taken_by_account !== null && <bdi>{atName(action_taken_by_account)}</bdi>}
          </Fact>
        )}
      </dl>
      {onCategory !== null && (
        <Select
          label={text.category()}
          value={report.category}
          options={categories.map(value => ({ value, label: text[value]() }))}
          onChange={onCategory}
        />
      )}
      <h3>{text.comment()}</h3>
      {comment === '' ? (
        <p className="rk-staff-note">{text.noComment()}</p>
      ) : (
        <p className="rk-staff-comment" dir="auto">
          {cleanWords(comment)}
        </p>
      )}
      {forwarded && <p className="rk-staff-note">{text.forwarded()}</p>}
      {rules.length > 0 && (
        <>
          <h3>{text.rules()}</h3>
          <ul className="rk-staff-rules">
            {rules.map(rule => (
              <li key={rule.id} dir="auto">
                {cleanWords(rule.text)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="rk-staff-buttons">
        {onAssign !== null && (
          <Button isPending={isPending} onClick={() => onAssign(!isMine)}>
            {isMine ? text.unassign() : text.assign()}
          </Button>
        )}
        {onAssign !== null && !isMine && assigned_account !== null && (
          <Button isPending={isPending} onClick={() => onAssign(false)}>
            {text.unassign()}
          </Button>
        )}
        <Button variant={action_taken ? 'secondary' : 'primary'} isPending={isPending} onClick={() => onResolve(!action_taken)}>
          {action_taken ? text.reopen() : text.resolve()}
        </Button>
      </div>
      <Failure text={failure} />
    </section>
  );
}
