import { expect, it } from 'vitest';
import { clientOf } from '../test-support/client-of.js';
import { anAccount } from '../testing/index.js';
import { type ReportDraft, reportsOf } from './reports.js';

const draft: ReportDraft = {
  account_id: '7',
  status_ids: ['1', '2'],
  comment: 'Spam',
  forward: true,
  category: 'violation',
  rule_ids: ['3'],
};

it('[HINT-10] sends a report under its key', async () => {
  const { client, requests } = clientOf({ 'POST /api/v1/reports': { data: { id: '5', category: 'violation' } } });
  const report = await reportsOf(client).create(draft, { idempotencyKey: 'k' });
  expect(report).toMatchObject({ id: '5', category: 'violation', status_ids: [], target_account: null });
  expect(requests[0]?.headers.get('Idempotency-Key')).toBe('k');
  expect(JSON.parse(String(requests[0]?.body))).toEqual(draft);
});

it('leaves out a category and rules that the server does not know', async () => {
  const { client, requests } = clientOf({ 'POST /api/v1/reports': { data: { id: '5' } } });
  await reportsOf(client).create({ ...draft, category: null, rule_ids: [] });
  expect(JSON.parse(String(requests[0]?.body))).not.toHaveProperty('category');
  expect(JSON.parse(String(requests[0]?.body))).not.toHaveProperty('rule_ids');
});

it.each([[{}], [null], [{ id: 5, category: 'heresy', status_ids: 'x', target_account: 7 }]])(
  '[API-07] accepts %j as the answer to a report',
  async data => {
    const { client } = clientOf({ 'POST /api/v1/reports': { data } });
    expect(await reportsOf(client).create(draft)).toMatchObject({ category: 'other', status_ids: [], target_account: null });
  },
);

it('reads the reports about an account', async () => {
  const { client, requests } = clientOf({
    'GET /api/v1/reports': { data: [{ id: '5', comment: 'Spam', target_account: anAccount({ id: '7' }) }, {}, null] },
  });
  const reports = await reportsOf(client).about('7');
  expect(reports.map(({ id, target_account }) => [id, target_account?.id])).toEqual([['5', '7']]);
  expect(requests[0]?.url.search).toBe('?target_account_id=7');
});
