import { isApiError, type ScheduledStatus, type Status } from '@rookery/api-client';
import { isImport, isReport, type ImportRecord, type ReportRecord } from '@rookery/people';
import { canBeUndone, type OutboxRecord, type PostPayload } from '@rookery/store';

/** Something about a record that the person is told, once. */
export type OutboxNotice =
  /** The time to undo runs until `notBefore`. */
  | { readonly kind: 'sending'; readonly record: OutboxRecord; readonly durationMs: number }
  | { readonly kind: 'sent' | 'edited' | 'publishedNow'; readonly status: Status }
  | { readonly kind: 'scheduled' }
  /** No list shows the record: it becomes a draft again. */
  | { readonly kind: 'returned'; readonly record: OutboxRecord }
  /** No list shows the record, and the server may have it. */
  | { readonly kind: 'uncertain'; readonly record: OutboxRecord }
  | { readonly kind: 'notVoted'; readonly record: OutboxRecord }
  /** Its dialog is not open. `reportUnclear`: the server may have it. */
  | { readonly kind: 'reported' | 'notReported' | 'reportUnclear'; readonly record: ReportRecord }
  /** An import is over, and its report can be read. */
  | { readonly kind: 'imported'; readonly record: ImportRecord }
  /** An action of an earlier visit, or of another tab, was rolled back. `reason`: the server's. */
  | { readonly kind: 'actionLost'; readonly reason: string | null }
  /** An action waits, and the browser cannot store it. */
  | { readonly kind: 'actionUnkept' };

const postKinds = new Set(['post', 'scheduled', 'edit']);

/** Tells of a post that was just sent by the person, while it can be taken back. The first of a thread stands for all. */
export function addedNotice(record: OutboxRecord, now: number): OutboxNotice | null {
  const durationMs = record.notBefore - now;
  const isFirst = !postKinds.has(record.kind) || (record.payload as PostPayload).replyToRecord === null;
  const isNew = postKinds.has(record.kind) && record.state === 'waiting' && record.attempts === 0 && isFirst;
  return isNew && durationMs > 0 && durationMs <= 60_000 ? { kind: 'sending', record, durationMs } : null;
}

/** Tells what the server made of a record. */
export function sentNotice(record: OutboxRecord, result: unknown): OutboxNotice | null {
  switch (record.kind) {
    case 'post':
      return { kind: 'sent', status: result as Status };
    case 'edit':
      return { kind: 'edited', status: result as Status };
    case 'scheduled':
      return isScheduled(result) ? { kind: 'scheduled' } : { kind: 'publishedNow', status: result as Status };
    default:
      if (isImport(record)) return { kind: 'imported', record };
      return isReport(record) ? { kind: 'reported', record } : null;
  }
}

/** Tells of a failed record that no list shows. A post in a list says there what happened. */
export function failedNotice(record: OutboxRecord): OutboxNotice | null {
  if (record.state !== 'failed') return null;
  if (record.kind === 'vote') return { kind: 'notVoted', record };
  if (isReport(record)) return { kind: record.mayBeSent ? 'reportUnclear' : 'notReported', record };
  if (!postKinds.has(record.kind) || hasRow(record)) return null;
  return canBeUndone(record) ? { kind: 'returned', record } : { kind: 'uncertain', record };
}

/** Tells of an action that waited for a connection, and that the server then refused. */
export const lostNotice = (error: unknown): OutboxNotice => ({
  kind: 'actionLost',
  reason: isApiError(error) ? error.serverMessage : null,
});

/** Direct posts are in no timeline; a direct reply is in its thread alone, which may not be open. */
function hasRow({ kind, payload }: OutboxRecord): boolean {
  // Records of post kinds have this payload.
  return kind === 'post' && (payload as PostPayload).visibility !== 'direct';
}

function isScheduled(result: unknown): result is ScheduledStatus {
  return typeof result === 'object' && result !== null && 'scheduled_at' in result;
}
