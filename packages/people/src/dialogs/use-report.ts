import { errorText, newId, type Account, type Features, type InstanceRule, type Status } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { useRef, useState } from 'react';
import {
  draftOf,
  emptyAnswers,
  isAnswered,
  reportOptions,
  reportSteps,
  type ReportAnswers,
  type ReportStep,
} from './report-steps.js';
import { sendReport } from './send-report.data.js';

/** `failed`: its text. */
export type ReportPhase =
  | { kind: 'editing' }
  | { kind: 'sending' }
  | { kind: 'failed'; text: string }
  | { kind: 'unclear' }
  | { kind: 'sent' };

/** Answers that closing would discard. */
export interface UnsentReport {
  readonly isEmpty: false;
  readonly isEdit: false;
  discard(): Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds));

/** The answers, the step and the sending of one report. `failedText`: where the server gives no reason. */
export function useReport(
  account: Pick<Account, 'id'>,
  status: Pick<Status, 'id'> | null,
  server: { features: Features; rules: readonly InstanceRule[]; failedText: string },
) {
  const client = useClient();
  const [answers, setAnswers] = useState(() => emptyAnswers(status?.id ?? null));
  const [current, setCurrent] = useState<ReportStep | null>(null);
  const [phase, setPhase] = useState<ReportPhase>({ kind: 'editing' });
  const [options] = useState(() => reportOptions(server.features, server.rules));
  // Each version of the answers is a report of its own: a server repeats its answer to a known key.
  const key = useRef(newId());
  const steps = reportSteps(options, answers);
  const index = Math.max(0, current === null ? 0 : steps.indexOf(current));
  const step = steps[index] ?? 'comment';
  const isLast = index === steps.length - 1;

  async function send(): Promise<void> {
    setPhase({ kind: 'sending' });
    const outcome = await sendReport(client, draftOf(account.id, options, answers), {
      key: key.current,
      features: server.features,
      isOffline: !navigator.onLine,
      pause,
    });
    setPhase(outcome.kind === 'failed' ? { kind: 'failed', text: errorText(outcome.error, server.failedText) } : outcome);
  }

  return {
    answers,
    options,
    phase,
    step,
    index,
    count: steps.length,
    isLast,
    canContinue: isAnswered(step, options, answers),
    change(changes: Partial<ReportAnswers>) {
      key.current = newId();
      setAnswers(known => ({ ...known, ...changes }));
      setPhase({ kind: 'editing' });
    },
    /** Null on the first step. */
    back: index === 0 ? null : () => setCurrent(steps[index - 1] ?? null),
    /** Goes to the next step; sends the report on the last one. */
    next() {
      if (isLast) void send();
      else setCurrent(steps[index + 1] ?? null);
    },
  };
}
