import { createClient, type ReportDraft } from '@rookery/api-client';
import { expect, it } from 'vitest';
import { sendReport } from './send-report.data.js';

const draft: ReportDraft = {
  account_id: '7',
  status_ids: ['2', '1'],
  comment: 'Spam',
  forward: false,
  category: null,
  rule_ids: [],
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const report = { id: '5', comment: 'Spam', status_ids: ['1', '2'] };

/** Sends the draft to a server that gives these answers, in order. */
async function sent(
  answers: (() => Promise<Response>)[],
  features: { idempotentRequests?: boolean; ownReports?: boolean } = {},
  isOffline = false,
) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'token',
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(`${request.method} ${request.headers.get('Idempotency-Key')}`);
      return answers[requests.length - 1]?.() ?? lost();
    },
  });
  const outcome = await sendReport(client, draft, {
    key: 'k',
    features: { idempotentRequests: false, ownReports: false, ...features },
    isOffline,
    pause: () => Promise.resolve(),
  });
  return { kind: outcome.kind, requests };
}

it('[HINT-10] sends a report once', async () => {
  expect(await sent([answer(report)])).toEqual({ kind: 'sent', requests: ['POST k'] });
});

it('[HINT-10] has failed when the server refuses it', async () => {
  expect(await sent([answer({ error: 'No' }, 422)])).toEqual({ kind: 'failed', requests: ['POST k'] });
});

it('[HINT-10] has failed when the browser was offline', async () => {
  expect(await sent([lost], {}, true)).toMatchObject({ kind: 'failed' });
});

it('is sent when the answer to it cannot be read', async () => {
  expect(await sent([() => Promise.resolve(new Response('{"id":'))])).toEqual({ kind: 'sent', requests: ['POST k'] });
});

it('[HINT-10] is not repeated after a lost answer where nothing tells whether it arrived', async () => {
  expect(await sent([lost])).toEqual({ kind: 'unclear', requests: ['POST k'] });
});

it('[HINT-10] is repeated under its key where the server recognizes it', async () => {
  const result = await sent([lost, lost, answer(report)], { idempotentRequests: true });
  expect(result).toEqual({ kind: 'sent', requests: ['POST k', 'POST k', 'POST k'] });
  expect(await sent([lost], { idempotentRequests: true })).toMatchObject({ kind: 'failed' });
});

it('[HINT-10] is looked for where the server lists own reports', async () => {
  const found = await sent([lost, answer([]), answer([{ ...report, comment: 'Other' }, report])], { ownReports: true });
  expect(found).toEqual({ kind: 'sent', requests: ['POST k', 'GET null', 'GET null'] });
  expect(await sent([lost, answer([]), answer([]), answer([])], { ownReports: true })).toMatchObject({ kind: 'failed' });
  expect(await sent([lost], { ownReports: true })).toMatchObject({ kind: 'unclear' });
});
