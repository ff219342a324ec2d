import { startApp } from './app-process.ts';
import { accessTokenOf } from './member.ts';
import { expect, signInWithoutUndo, test, workerPort } from './fixtures.ts';
import type { Locator, Page } from '@playwright/test';

const MINUTE_MS = 60_000;

async function openComposer(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill(text);
  return composer;
}

/** Schedules a post for the time that is offered first, and waits until the server has it. */
async function schedule(page: Page, text: string): Promise<{ scheduled_at: string }> {
  const composer = await openComposer(page, text);
  await composer.getByRole('button', { name: 'Schedule post' }).click();
  const sent = page.waitForResponse(
    response => response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/v1/statuses',
  );
  await composer.getByRole('button', { name: 'Schedule', exact: true }).click();
  return (await (await sent).json()) as { scheduled_at: string };
}

/** The text of a time, as the requirement has it: 'MMMM d, yyyy h:mm aa'. */
function textOf(page: Page, iso: string): Promise<string> {
  return page.evaluate(time => {
    const date = new Date(time);
    const day = date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' });
    const minute = String(date.getMinutes()).padStart(2, '0');
    return `${day} ${String(date.getHours() % 12 || 12)}:${minute} ${date.getHours() < 12 ? 'am' : 'pm'}`;
  }, iso);
}

test(
  '[SCH-03] a post is scheduled in steps of 15 minutes and published when it is due',
  { tag: '@main' },
  async ({ page, server, request }) => {
    await signInWithoutUndo(page);
    const before = Date.now();
    const { scheduled_at } = await schedule(page, 'Later this day');
    const time = Date.parse(scheduled_at);
    expect(time % (15 * MINUTE_MS)).toBe(0);
    expect(time - before).toBeGreaterThanOrEqual(10 * MINUTE_MS);

    await page.getByRole('link', { name: 'View', exact: true }).click();
    await expect(page).toHaveURL('/scheduled_statuses');
    const post = page.getByRole('article', { name: await textOf(page, scheduled_at) });
    await expect(post).toContainText('Later this day');

    await request.post(`${server.origin}/_control/clock`, { data: { milliseconds: 30 * MINUTE_MS } });
    await page.reload();
    await expect(page.getByText('No scheduled posts')).toBeVisible();
    await page.goto('/');
    await expect(page.locator('#status-list article', { hasText: 'Later this day' })).toBeVisible();
  },
);

test('[SCH-04] × removes the schedule, and the post is published at once', async ({ page }) => {
  await signInWithoutUndo(page);
  const composer = await openComposer(page, 'Not later');
  await composer.getByRole('button', { name: 'Schedule post' }).click();
  const pill = composer.getByRole('button', { name: /Change the scheduled time/ });
  await expect(pill).toHaveText(/^\w+ \d{1,2}, \d{4} \d{1,2}:\d{2} [ap]m$/);
  await composer.getByRole('button', { name: 'Remove schedule' }).first().click();
  await expect(pill).toHaveCount(0);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.locator('#status-list article', { hasText: 'Not later' })).toBeVisible();
});

test('[SCH-01] offers no day before today', async ({ page, server }) => {
  // The day of this device counts where a server shows no time.
  await page.route(`${server.origin}/api/v1/instance`, async route => {
    const response = await route.fetch();
    const { 'x-ratelimit-reset': _time, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.clock.install({ time: new Date('2026-11-20T09:17:00') });
  await signInWithoutUndo(page);
  const composer = await openComposer(page, 'Tomorrow');
  await composer.getByRole('button', { name: 'Schedule post' }).click();
  await composer.getByRole('button', { name: /Calendar/ }).click();
  const calendar = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('grid') })
    .last();
  const day = (name: string) => calendar.getByRole('button', { name });
  await expect(day('November 19, 2026')).toHaveAttribute('aria-disabled', 'true');
  await expect(day('November 20, 2026')).not.toHaveAttribute('aria-disabled', 'true');
  await day('November 21, 2026').click();
  await expect(composer.getByRole('button', { name: /November 21, 2026 9:30 am/ })).toBeVisible();
});

test('[SCH-02] offers times by the clock of the server on a device whose clock is wrong by days', async ({ page }) => {
  await page.clock.install({ time: Date.now() - 6 * 24 * 60 * MINUTE_MS });
  await signInWithoutUndo(page);
  const { scheduled_at } = await schedule(page, 'On a slow clock');
  // Another test may have moved the clock of the server.
  const ahead = Date.parse(scheduled_at) - Date.now();
  expect(ahead).toBeGreaterThan(5 * MINUTE_MS);
  expect(ahead).toBeLessThan(24 * 60 * MINUTE_MS);
});

test('[SCH-02] a time that became too early has the error style and is not sent', async ({ page }) => {
  await page.clock.install();
  await signInWithoutUndo(page);
  const composer = await openComposer(page, 'Too early');
  await composer.getByRole('button', { name: 'Schedule post' }).click();
  const fields = composer.getByRole('group', { name: 'Scheduled time' });
  await expect(fields.getByRole('combobox', { name: 'Time' })).not.toHaveAttribute('aria-invalid', 'true');
  await page.clock.fastForward(25 * MINUTE_MS);
  await expect(fields.getByRole('alert')).toHaveText('Choose a time at least 5 minutes from now.');
  await expect(fields.getByRole('combobox', { name: 'Time' })).toHaveAttribute('aria-invalid', 'true');
  let isSent = false;
  page.on('request', request => {
    isSent ||= request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/statuses';
  });
  await composer.getByRole('button', { name: 'Schedule', exact: true }).click();
  await page.clock.runFor(10_000);
  await expect(composer.getByRole('textbox', { name: 'Text of the post' })).toHaveValue('Too early');
  expect(isSent).toBe(false);
});

test('[SCH-04] changes the time of a scheduled post and cancels it, by keyboard', async ({ page }) => {
  await signInWithoutUndo(page);
  await schedule(page, 'Moved and cancelled');
  await page.goto('/scheduled_statuses');
  const post = page.getByRole('article').filter({ hasText: 'Moved and cancelled' });
  await post.getByRole('button', { name: 'Change time' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  await dialog.getByRole('spinbutton', { name: /year/ }).focus();
  await page.keyboard.press('ArrowUp');
  await dialog.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const year = String(new Date().getFullYear() + 1);
  await expect(post.getByRole('time')).toContainText(year);
  await expect(post.getByRole('button', { name: 'Change time' })).toBeFocused();
  await page.reload();
  await expect(post.getByRole('time')).toContainText(year);

  await post.getByRole('button', { name: 'Cancel post' }).focus();
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog', { name: 'Cancel scheduled post' })
    .getByRole('button', { name: 'Delete', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No scheduled posts')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No scheduled posts')).toBeVisible();
});

/** The scheduled posts that the server has. */
async function scheduledPosts(page: Page, origin: string): Promise<readonly { params: { text: string } }[]> {
  const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
  return (await (await page.request.get(`${origin}/api/v1/scheduled_statuses`, { headers })).json()) as {
    params: { text: string };
  }[];
}

test.describe('a server that fails', () => {
  test.describe.configure({ timeout: 75_000 });
  test.use({ expectedConsoleErrors: [/Failed to load resource|net::ERR_/] });

  for (const [name, fault] of [
    ['loses the answer', { kind: 'lost' }],
    ['closes the connection amid the request', { kind: 'cut' }],
    ['fails with 500', { kind: 'status', status: 500 }],
    ['asks to wait (429)', { kind: 'rate_limit', milliseconds: 1_000 }],
  ] as const) {
    test(`[SCH-04] [POST-01] schedules a post once on a server that ${name}`, async ({ page, server }) => {
      await signInWithoutUndo(page);
      await server.fail({ pattern: 'POST /api/v1/statuses', ...fault });
      const composer = await openComposer(page, 'Scheduled once');
      await composer.getByRole('button', { name: 'Schedule post' }).click();
      await composer.getByRole('button', { name: 'Schedule', exact: true }).click();
      await expect(page.getByRole('link', { name: 'View', exact: true })).toBeVisible({ timeout: 45_000 });
      expect((await scheduledPosts(page, server.origin)).map(({ params }) => params.text)).toEqual(['Scheduled once']);
    });
  }
});

test('[SCH-04] schedules a post once with a clock that is a day ahead', async ({ page, server }) => {
  await page.addInitScript(shift => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + shift;
  }, 86_400_000);
  await signInWithoutUndo(page);
  await schedule(page, 'Once, by whichever clock');
  expect(await scheduledPosts(page, server.origin)).toHaveLength(1);
});

test('[SCH-04] says so when a server publishes a scheduled post at once', async ({ page }) => {
  await signInWithoutUndo(page);
  // A server that ignores the time, as some do.
  await page.route('**/api/v1/statuses', async route => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    await route.continue({ postData: JSON.stringify({ ...body, scheduled_at: undefined }) });
  });
  await schedule(page, 'At once');
  await expect(page.getByText('This server does not schedule posts: your post was published now.')).toBeVisible();
  await expect(page.locator('#status-list article', { hasText: 'At once' })).toBeVisible();
});

test.describe('a server without scheduled posts', () => {
  const port = workerPort(60);
  let stop: (() => Promise<void>) | undefined;
  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'hollo']);
  });
  test.afterAll(() => stop?.());

  test('[SCH-04] offers no schedule, and its page says so', async ({ page }) => {
    await signInWithoutUndo(page);
    const composer = await openComposer(page, 'Now');
    await expect(composer.getByRole('button', { name: 'Add poll' })).toBeVisible();
    await expect(composer.getByRole('button', { name: 'Schedule post' })).toHaveCount(0);
    await page.goto('/scheduled_statuses');
    await expect(page.getByText('This server has no scheduled posts')).toBeVisible();
  });
});
