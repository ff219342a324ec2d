import { isApiError } from '@rookery/api-client';
import { afterPart, type Job, type LineEnd } from './job.js';
import type { OutboxKind } from './outbox-environment.js';
import type { OutboxRest } from './outbox-record.js';
import { endOf } from './outbox-server.data.js';

/** Lines of one part. Their results are stored together: after a crash these are done again. */
const LINES_PER_PART = 10;
/** Attempts at a line that makes the server fail, before it is given up and the next one is tried. */
const MOST_ATTEMPTS_OF_LINE = 3;

/** A line that cannot be done; no server said so. */
export class LineRefused extends Error {
  override readonly name = 'LineRefused';
  readonly reason: string;

  /** @param reason A word by which a screen chooses its text. */
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * A kind of records that are jobs of many lines. A line that the server refuses is noted, and the next one is tried; without an answer, a
 * session or the server's leave the job waits with the line. Lines must be idempotent: those of a part are done again after a lost answer.
 *
 * @param doLine Does one line. Rejects with the error of its request, or with `LineRefused`.
 */
export function partsKind<Line, Payload extends { readonly job: Job<Line> }>(
  doLine: (line: Line, payload: Payload) => Promise<void>,
): OutboxKind<Payload, OutboxRest<Payload>> {
  return {
    passesFailed: true,
    outlivesSignOut: true,
    async send({ payload, attempts }) {
      const ends: LineEnd[] = [];
      for (const line of payload.job.left.slice(0, LINES_PER_PART)) {
        try {
          await doLine(line, payload);
          ends.push('done');
        } catch (error) {
          const end = failureOf(error, ends.length === 0 ? attempts : 1);
          // The next part begins with this line, and waits as the error demands.
          if (end === null && ends.length > 0) break;
          if (end === null) throw error;
          ends.push(end);
        }
      }
      const job = afterPart(payload.job, ends);
      return { payload: { ...payload, job }, isOver: job.left.length === 0 };
    },
    find: () => Promise.resolve(null),
    rest: (_record, rest) => rest,
  };
}

/** Why a line is given up; null: it is tried again later. `attempts`: this one included. */
function failureOf(error: unknown, attempts: number): LineEnd | null {
  if (error instanceof LineRefused) return { status: null, text: null, reason: error.reason };
  const end = endOf(error);
  if (end.kind === 'refused') return { status: end.status, text: end.text, reason: null };
  if (!isApiError(error) || attempts < MOST_ATTEMPTS_OF_LINE) return null;
  // These say something about this line; 502 to 504, or no connection, about the server as a whole.
  const isOfLine = error.kind === 'timeout' || error.kind === 'decode' || error.status === 500;
  return isOfLine ? { status: error.status, text: error.serverMessage, reason: 'no-answer' } : null;
}
