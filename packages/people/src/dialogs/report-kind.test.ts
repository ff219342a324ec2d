import { createClient, type ReportDraft } from '@rookery/api-client';
import { anAccount } from '@rookery/api-client/testing';
import { createQueryClient, outboxOf } from '@rookery/store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
// Loaded with the first record: no fake clock waits for it.
import './report-kind.data.js';
import { phaseOf } from './report-phase.js';
import { isReport, REPORT } from './report-record.js';
import { registerReports } from './report-sending.data.js';

const draft: ReportDraft = {
  account_id: '7',
  status_ids: ['2', '1'],
  comment: 'Spam',
  forward: false,
  category: null,
  rule_ids: [],
};
const mastodon = { version: '4.5.0' };
const pleroma = { version: '2.7.2 (compatible; Pleroma 2.6.51)' };
const gotosocial = { version: '0.21.0', configuration: { accounts: { allow_custom_css: true } } };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const report = { id: '5', comment: 'Spam', status_ids: ['1', '2'] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Hands the draft to the outbox of a server that gives these answers, in order, and lets ten minutes pass. */
async function sent(instance: object, answers: (() => Promise<Response>)[]) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'token',
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/instance')) return Promise.resolve(Response.json({ domain: 'a.test', ...instance }));
      requests.push(`${request.method} ${request.headers.get('Idempotency-Key')}`);
      return answers[requests.length - 1]?.() ?? lost();
    },
  });
  const queryClient = createQueryClient();
  const outbox = outboxOf(queryClient, client);
  registerReports(client, queryClient);
  let isSent = false;
  outbox.onSent(record => (isSent ||= isReport(record)));
  await outbox.add({ id: 'k', kind: REPORT, subject: 'report:k', payload: { account: anAccount({ id: '7' }), draft } });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const [record] = outbox.getRecords().filter(isReport);
  outbox.stop();
  return { kind: record === undefined ? (isSent ? 'sent' : 'lost') : phaseOf(record, true).kind, requests };
}

it('[HINT-10] sends a report once', async () => {
  expect(await sent(mastodon, [answer(report)])).toEqual({ kind: 'sent', requests: ['POST k'] });
});

it('[HINT-10] keeps a report that the server refuses as a failed one', async () => {
  expect(await sent(mastodon, [answer({ error: 'No' }, 422)])).toEqual({ kind: 'failed', requests: ['POST k'] });
});

it('is sent when the answer to it cannot be read', async () => {
  const unreadable = () => Promise.resolve(new Response('{"id":'));
  expect(await sent(mastodon, [unreadable])).toEqual({ kind: 'sent', requests: ['POST k'] });
});

it('[HINT-10] sends a report again that the server wanted later', async () => {
  expect(await sent(mastodon, [answer({}, 429), answer(report)])).toEqual({ kind: 'sent', requests: ['POST k', 'POST k'] });
});

it('[HINT-10] is not repeated after a lost answer where nothing tells whether it arrived', async () => {
  expect(await sent(mastodon, [lost])).toEqual({ kind: 'unclear', requests: ['POST k'] });
});

it('[HINT-10] is repeated under its key where the server recognizes it', async () => {
  expect(await sent(pleroma, [lost, lost, answer(report)])).toEqual({ kind: 'sent', requests: ['POST k', 'POST k', 'POST k'] });
});

it('[HINT-10] is looked for where the server lists own reports', async () => {
  const found = await sent(gotosocial, [lost, answer([]), answer([{ ...report, comment: 'Other' }, report])]);
  expect(found).toEqual({ kind: 'sent', requests: ['POST k', 'GET null', 'GET null'] });
});

it('[HINT-10] is sent again where the server lists own reports without it', async () => {
  const again = await sent(gotosocial, [lost, answer([]), answer([]), answer(report)]);
  expect(again).toEqual({ kind: 'sent', requests: ['POST k', 'GET null', 'GET null', 'POST k'] });
});
