import { canBeUndone } from '@rookery/store';
import type { PendingMessage } from '../chat-types.js';
import type { MessageRecord } from './message-payload.js';

/** A message that is sent quicker says nothing, in ms. */
export const PATIENCE_MS = 6_000;

interface PendingSurroundings {
  /** Epoch ms. */
  readonly now: number;
  /** False: the browser sees no connection. */
  readonly isOnline: boolean;
  /** Since when somebody looks, epoch ms: a message of an earlier visit has its time too. */
  readonly seenSince: number;
}

/** The state and the commands of the row of a message (CHAT-11, CHAT-12). */
type PendingView = Pick<PendingMessage, 'state' | 'retry' | 'canUndo'>;

/**
 * The messages of one chat as their rows show them, and when to look again without a change (epoch ms; null: never).
 *
 * @param records Of one chat, in order: each waits for those before it, unless they have failed.
 */
export function pendingViews(
  records: readonly MessageRecord[],
  surroundings: PendingSurroundings,
): { readonly views: readonly PendingView[]; readonly lookAt: number | null } {
  const first = records.find(({ state }) => state !== 'failed');
  const isStuck = first !== undefined && isWithoutConnection(first, surroundings);
  const views = records.map((record): PendingView => {
    if (record.state === 'failed') return { state: 'failed', retry: 'ready', canUndo: false };
    if (!isStuck) return { state: 'sending', retry: null, canUndo: false };
    const canUndo = canBeUndone(record);
    if (record !== first) return { state: 'behind', retry: null, canUndo };
    return { state: 'offline', retry: isInFlight(record) ? 'running' : 'ready', canUndo };
  });
  return { views, lookAt: first === undefined || isStuck ? null : begunAt(first, surroundings) + PATIENCE_MS };
}

function isWithoutConnection(record: MessageRecord, surroundings: PendingSurroundings): boolean {
  const failedAttempts = isInFlight(record) ? record.attempts - 1 : record.attempts;
  if (!surroundings.isOnline || record.mayBeSent || failedAttempts > 0) return true;
  // A file takes its time.
  return record.state !== 'uploading' && surroundings.now - begunAt(record, surroundings) >= PATIENCE_MS;
}

/** A time ahead was stored under another clock. */
const begunAt = ({ createdAt, notBefore }: MessageRecord, { now, seenSince }: PendingSurroundings): number =>
  Math.max(seenSince, ...[createdAt, notBefore].filter(time => time <= now));

const isInFlight = ({ state }: MessageRecord): boolean => state === 'sending' || state === 'uploading';
