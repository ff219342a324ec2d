import type { Account } from '@rookery/api-client';
import { Button, useMessages } from '@rookery/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { reportMessages } from './report-messages.js';
import { CommentStep, ReasonStep, RulesStep } from './report-parts.js';
import type { useReport } from './use-report.js';

interface ReportFormProps {
  account: Pick<Account, 'acct' | 'domain'>;
  /** The host of the reader's server. */
  server: string;
  report: ReturnType<typeof useReport>;
  /** The step in which posts are chosen. */
  postsStep: ReactNode;
  onCancel(): void;
  /** Leaves a report that is sent later, or whose arrival is not known. */
  onDone(): void;
}

/** One step of a report with its heading, which gets the focus, and the way on and back. */
export function ReportForm({ account, server, report, postsStep, onCancel, onDone }: ReportFormProps) {
  const text = useMessages(reportMessages);
  const { step, index, count, phase, isLast } = report;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  const isSending = phase.kind === 'sending';
  const isHandedOver = phase.kind === 'waiting' || phase.kind === 'unclear';
  return (
    <form
      className="rk-report"
      onSubmit={event => {
        event.preventDefault();
        if (report.canContinue && !isSending) report.next();
      }}
    >
      <p className="rk-report-progress">{text.progress({ step: index + 1, count })}</p>
      <h3 ref={heading} tabIndex={-1}>
        {text[step]()}
      </h3>
      {step === 'reason' && <ReasonStep report={report} server={server} />}
      {step === 'rules' && <RulesStep report={report} />}
      {step === 'posts' && postsStep}
      {step === 'comment' && <CommentStep report={report} account={account} server={server} />}
      <p className="rk-report-problem" role="alert">
        {phase.kind === 'failed' && (phase.text ?? text.failed())}
        {phase.kind === 'waiting' && text.waiting()}
        {phase.kind === 'unclear' && text.unclear({ server })}
      </p>
      <footer className="rk-report-actions">
        {report.back === null ? (
          <Button variant="plain" onClick={onCancel}>
            {text.cancel()}
          </Button>
        ) : (
          <Button variant="plain" onClick={isSending ? undefined : report.back}>
            {text.back()}
          </Button>
        )}
        {isHandedOver && <Button onClick={onDone}>{text.done()}</Button>}
        <Button type="submit" variant={isLast ? 'danger' : 'primary'} isPending={isSending} disabled={!report.canContinue}>
          {!isLast ? text.next() : isHandedOver ? text.sendAgain() : text.send()}
        </Button>
      </footer>
    </form>
  );
}
