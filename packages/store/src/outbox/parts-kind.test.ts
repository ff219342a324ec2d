import { ApiError } from '@rookery/api-client';
import { describe, expect, it } from 'vitest';
import { jobOf } from './job.js';
import { outboxRecord } from './outbox-record.js';
import { LineRefused, partsKind } from './parts-kind.data.js';

const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);

/** Sends one part of the twelve lines, whose line `at` fails. */
function sendPart(at: number, error: unknown, attempts = 1) {
  const done: string[] = [];
  const kind = partsKind((line: string) => {
    if (line === lines[at]) return Promise.reject(error);
    done.push(line);
    return Promise.resolve();
  });
  const record = { ...outboxRecord({ id: 'a', kind: 'job', subject: 's', payload: { job: jobOf(lines) } }, 1, 0), attempts };
  return kind.send(record).then(({ payload: { job }, isOver }) => ({ job, isOver, done }));
}

describe('a part', () => {
  it('notes a line that the server refuses, with its words', async () => {
    const { job, done } = await sendPart(2, new ApiError('http', { status: 422, serverMessage: 'Not you' }));
    expect(job.failures).toEqual([{ line: 'line 2', status: 422, text: 'Not you', reason: null }]);
    expect([done.length, job.left.length]).toEqual([9, 2]);
  });

  it('notes a line that cannot be done at all', async () => {
    const { job } = await sendPart(0, new LineRefused('account-not-found'));
    expect(job.failures).toEqual([{ line: 'line 0', status: null, text: null, reason: 'account-not-found' }]);
  });

  it.each([
    ['a rate limit', new ApiError('rate_limit', { status: 429, retryAt: 5 })],
    ['a session that ended', new ApiError('http', { status: 401 })],
    ['a server that is down', new ApiError('http', { status: 503 })],
    ['a connection that broke', new ApiError('network')],
  ])('ends before the line that meets %s, with the lines before it', async (_, error) => {
    const { job, isOver } = await sendPart(3, error, 9);
    expect([job.left[0], job.failures, isOver]).toEqual(['line 3', [], false]);
  });

  it('rejects when its first line meets what ends the work for now', async () => {
    const error = new ApiError('rate_limit', { status: 429, retryAt: 5 });
    await expect(sendPart(0, error, 9)).rejects.toBe(error);
  });

  it.each([
    ['HTTP 500', new ApiError('http', { status: 500 })],
    ['no answer in time', new ApiError('timeout')],
  ])('gives a line up that leads to %s three times', async (_, error) => {
    await expect(sendPart(0, error, 2)).rejects.toBe(error);
    const { job } = await sendPart(0, error, 3);
    expect(job.failures).toEqual([{ line: 'line 0', status: error.status, text: null, reason: 'no-answer' }]);
    // Three attempts are those of the first line.
    expect((await sendPart(1, error, 3)).job.left[0]).toBe('line 1');
  });

  it('is over with the last line', async () => {
    const kind = partsKind(() => Promise.resolve());
    const record = outboxRecord({ id: 'a', kind: 'job', subject: 's', payload: { job: jobOf(['x']) } }, 1, 0);
    expect(await kind.send(record)).toEqual({ payload: { job: { total: 1, left: [], failures: [] } }, isOver: true });
  });
});
