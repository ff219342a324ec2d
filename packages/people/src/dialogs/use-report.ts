import { newId, type Account, type Features, type InstanceRule, type Status } from '@rookery/api-client';
import { useClient, useOnline, useOutbox, useOutboxRecords } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isReport, REPORT, type ReportPayload, type ReportRecord } from './report-record.js';
import { markReportShown, registerReports } from './report-sending.data.js';
import { phaseOf, type ReportPhase } from './report-phase.js';
import {
  answersOf,
  draftOf,
  emptyAnswers,
  isAnswered,
  reportOptions,
  reportSteps,
  type ReportAnswers,
  type ReportStep,
} from './report-steps.js';

/** Answers that closing would discard. */
export interface UnsentReport {
  readonly isEmpty: false;
  readonly isEdit: false;
  discard(): Promise<void>;
}

/** The answers and the step of one report. The outbox sends it. A failed report about the account is shown before a new one. */
export function useReport(
  account: Account,
  status: Pick<Status, 'id'> | null,
  server: { features: Features; rules: readonly InstanceRule[] },
) {
  const sending = useReportSending(account.id);
  const { failed } = sending;
  const [answers, setAnswers] = useState(() =>
    failed === undefined ? emptyAnswers(status?.id ?? null) : answersOf(failed.payload.draft),
  );
  const [options] = useState(() => reportOptions(server.features, server.rules));
  const steps = reportSteps(options, answers);
  const [current, setCurrent] = useState<ReportStep | null>(failed === undefined ? null : (steps.at(-1) ?? null));
  const index = Math.max(0, current === null ? 0 : steps.indexOf(current));
  const step = steps[index] ?? 'comment';
  const isLast = index === steps.length - 1;

  return {
    answers,
    options,
    phase: sending.phase,
    step,
    index,
    count: steps.length,
    isLast,
    canContinue: isAnswered(step, options, answers),
    /** Each version of the answers is a report of its own. */
    change(changes: Partial<ReportAnswers>) {
      void sending.withdraw();
      setAnswers(known => ({ ...known, ...changes }));
    },
    /** Null on the first step. */
    back: index === 0 ? null : () => setCurrent(steps[index - 1] ?? null),
    /** Goes to the next step; sends the report on the last one. */
    next() {
      if (isLast) void sending.send({ account, draft: draftOf(account.id, options, answers) });
      else setCurrent(steps[index + 1] ?? null);
    },
    withdraw: sending.withdraw,
  };
}

/** The record of a report, as far as there is one. */
function useReportSending(accountId: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const isOnline = useOnline();
  const records = useOutboxRecords(REPORT);
  const [failed] = useState(() =>
    records.find((record): record is ReportRecord => isReport(record) && isFailedAbout(record, accountId)),
  );
  const [recordId, setRecordId] = useState(failed?.id ?? null);
  // `storing`: the outbox does not have the record yet; `refused`: the browser cannot keep it.
  const [end, setEnd] = useState<'storing' | 'refused' | 'sent' | null>(null);
  useEffect(() => registerReports(client, queryClient), [client, queryClient]);
  useEffect(() => (recordId === null ? undefined : markReportShown(queryClient, recordId)), [queryClient, recordId]);
  useEffect(() => outbox.onSent(({ id }) => id === recordId && setEnd('sent')), [outbox, recordId]);
  const record = records.find(({ id }) => id === recordId);

  function phase(): ReportPhase {
    if (end === 'sent') return { kind: 'sent' };
    if (end === 'refused') return { kind: 'failed', text: null };
    if (record !== undefined) return phaseOf(record, isOnline);
    return { kind: end === 'storing' ? 'sending' : 'editing' };
  }

  return {
    failed,
    phase: phase(),
    /** Hands the report to the outbox; one that it has is tried at once. */
    async send(payload: ReportPayload) {
      if (record !== undefined) return outbox.retry(record.id);
      const id = newId();
      setRecordId(id);
      setEnd('storing');
      await outbox.add({ id, kind: REPORT, subject: `report:${id}`, payload }).then(
        () => setEnd(known => (known === 'storing' ? null : known)),
        () => setEnd('refused'),
      );
    },
    /** Takes the report back. One that is being sent goes on. */
    async withdraw() {
      setRecordId(null);
      setEnd(null);
      if (recordId === null || (await outbox.undo(recordId)).length > 0) return;
      await outbox.discard(recordId);
    },
  };
}

const isFailedAbout = ({ state, payload }: ReportRecord, accountId: string): boolean =>
  state === 'failed' && payload.draft.account_id === accountId;
