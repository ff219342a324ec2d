import { startApp } from './app-process.ts';
import { expect, rows, signInWithoutUndo, test, waitForStored, workerPort } from './fixtures.js';
import { accessTokenOf, memberOf } from './member.js';

const port = workerPort(74);
const app = `http://localhost:${port}`;

interface WireStatus {
  readonly id: string;
  readonly content: string;
  readonly in_reply_to_id: string | null;
  readonly account: { readonly acct: string };
  readonly mentions: readonly { readonly acct: string }[];
}

interface WireEntry {
  readonly method: string;
  readonly path: string;
  readonly isApplied: boolean;
  readonly createdIds: readonly string[];
}

test.describe('recipients beside the text', () => {
  test.use({ baseURL: app, expectedConsoleErrors: [/status of [45]\d\d|ERR_/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'rebased', '--control']);
  });
  test.afterAll(() => stop?.());

  test('[CMP-01] addresses a reply to the recipients that are left and to those it mentions', async ({
    page,
    request,
    server,
  }) => {
    await server.reset();
    await signInWithoutUndo(page);
    const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
    const read = async <Wire>(path: string) => (await (await request.get(`${server.origin}${path}`, { headers })).json()) as Wire;
    const home = await read<WireStatus[]>('/api/v1/timelines/home?limit=40');
    const { acct: own } = await read<{ acct: string }>('/api/v1/accounts/verify_credentials');
    const [first = '', removed = '', typed = ''] = new Set(home.map(({ account }) => account.acct).filter(acct => acct !== own));
    const statusId = await (await memberOf(page, server)).post(`@${first} @${removed} Who has the key?`);

    await page.goto(`/@${own}/posts/${statusId}`);
    await page
      .locator(`article[data-status-id="${statusId}"]`)
      .getByRole('button', { name: /^Reply/ })
      .click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Text of the post' });
    await expect(field).toHaveValue('');
    const recipients = dialog.getByRole('list', { name: 'Recipients' }).getByRole('listitem');
    await expect(recipients).toHaveText([first, removed]);
    await dialog.getByRole('button', { name: `Remove @${removed}` }).press('Enter');
    await expect(recipients).toHaveText([first]);
    await expect(dialog.getByRole('button', { name: `Remove @${first}` })).toBeFocused();
    await field.fill(`I had it. Ask @${typed}`);
    await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(dialog).toBeHidden();

    const created = async () =>
      (await read<WireEntry[]>('/_control/journal')).filter(
        ({ method, path, isApplied }) => method === 'POST' && path === '/api/v1/statuses' && isApplied,
      );
    await expect.poll(async () => (await created()).length).toBe(2);
    const replyId = (await created())[1]?.createdIds[0] ?? '';
    const reply = await read<WireStatus>(`/api/v1/statuses/${replyId}`);
    expect(reply.in_reply_to_id).toBe(statusId);
    expect(reply.mentions.map(({ acct }) => acct).toSorted()).toEqual([first, typed].toSorted());
    expect(reply.content).not.toContain(removed.split('@')[0]);
  });

  test('[CMP-02] keeps the recipients of a draft across a reload', async ({ page, server }) => {
    await server.reset();
    await signInWithoutUndo(page);
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Quote/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Remove @/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Text of the post' })).toBeFocused();
    await page.keyboard.type('Nobody needs to know');
    await waitForStored(page, 'rookery-outbox', 'Nobody needs to know');
    await page.reload();
    await page.getByRole('button', { name: 'Post', exact: true }).first().click();
    await expect(dialog.getByRole('textbox', { name: 'Text of the post' })).toHaveValue('Nobody needs to know');
    await expect(dialog.getByRole('list', { name: 'Recipients' })).toHaveCount(0);
  });
});

test('[CMP-01] a server without recipients beside the text has them in the text', async ({ page }) => {
  await signInWithoutUndo(page);
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Reply/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Text of the post' })).toHaveValue(/^@\S+ $/);
  await expect(dialog.getByRole('list', { name: 'Recipients' })).toHaveCount(0);
});
