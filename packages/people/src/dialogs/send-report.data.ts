import { reportsOf, type Client, type Features, type Report, type ReportDraft } from '@rookery/api-client';
import { outcomeOfError } from '@rookery/store';

/** `unclear`: no answer tells whether the report arrived, and sending it again may report twice. */
type ReportOutcome = { kind: 'sent' } | { kind: 'failed'; error: unknown } | { kind: 'unclear' };

/** The pauses before a lost answer is looked for, in ms: a gateway may have given up while the server still worked. */
const LOOK_PAUSES_MS = [0, 2_000, 4_000] as const;

interface SendOptions {
  /** Identifies this report: the same for each attempt. */
  key: string;
  features: Pick<Features, 'idempotentRequests' | 'ownReports'>;
  /** The browser has no connection: the report is not sent. */
  isOffline: boolean;
  /** Resolves after a time in ms. */
  pause: (milliseconds: number) => Promise<void>;
}

/**
 * Sends a report once (HINT-10). After a lost answer it is sent again only where the server recognizes the key, and looked for where the
 * server lists own reports. Never rejects.
 */
export async function sendReport(client: Client, draft: ReportDraft, options: SendOptions): Promise<ReportOutcome> {
  const { key: idempotencyKey, features, isOffline, pause } = options;
  const send = () => reportsOf(client).create(draft, { idempotencyKey });
  let error = await failureOf(send);
  if (error === null) return { kind: 'sent' };
  const outcome = outcomeOfError(error, isOffline);
  // The server accepted it; the words of its answer do not matter.
  if (outcome === 'disagrees') return { kind: 'sent' };
  if (outcome === 'refused') return { kind: 'failed', error };
  if (features.idempotentRequests) {
    for (const milliseconds of LOOK_PAUSES_MS) {
      await pause(milliseconds);
      error = await failureOf(send);
      if (error === null) return { kind: 'sent' };
    }
    return { kind: 'failed', error };
  }
  return features.ownReports ? lookFor(client, draft, error, pause) : { kind: 'unclear' };
}

async function lookFor(client: Client, draft: ReportDraft, error: unknown, pause: SendOptions['pause']): Promise<ReportOutcome> {
  let hasLooked = false;
  for (const milliseconds of LOOK_PAUSES_MS) {
    await pause(milliseconds);
    const reports = await reportsOf(client)
      .about(draft.account_id)
      .catch(() => null);
    if (reports?.some(report => isSame(report, draft))) return { kind: 'sent' };
    hasLooked ||= reports !== null;
  }
  return hasLooked ? { kind: 'failed', error } : { kind: 'unclear' };
}

/** An earlier report with the same content serves the reader as well. */
function isSame(report: Report, draft: ReportDraft): boolean {
  return report.comment === draft.comment && report.status_ids.toSorted().join() === draft.status_ids.toSorted().join();
}

const failureOf = (send: () => Promise<Report>): Promise<unknown> =>
  send().then(
    () => null,
    (error: unknown) => error,
  );
