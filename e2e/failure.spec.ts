import { expect, scrollPast, rows, signIn, test } from './fixtures.js';

test.use({ expectedConsoleErrors: [/Failed to load resource|ERR_|CORS|WebSocket|429|500|502/] });

test(
  '[API-08] [LIST-14] keeps the loaded posts while the server is down, and retries when it is back',
  { tag: '@main' },
  async ({ page, server }) => {
    await signIn(page);
    await page.route(`${server.origin}/api/**`, route => route.abort());
    const first = await rows(page).first().getAttribute('data-status-id');
    await page.getByRole('link', { name: 'Local', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await page.goBack();
    await expect(page.locator(`#status-list article[data-status-id="${first}"]`)).toBeVisible();
    await scrollPast(page, 18);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('Older posts could not be loaded.')).toBeVisible();
    await page.unroute(`${server.origin}/api/**`);
    await page.getByRole('button', { name: 'Load more' }).click();
    await scrollPast(page, 30);
  },
);

for (const [name, kind] of [
  ['shows a failed list for an HTML response', 'html'],
  ['reports a rate limit', 'rate_limit'],
]) {
  test(`[API-08] ${name}, and the posts after a retry`, async ({ page, server }) => {
    await signIn(page);
    await server.fail({ pattern: 'GET /api/v1/timelines/public', kind, times: 1_000 });
    await page.getByRole('link', { name: 'Local', exact: true }).first().click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await server.mend();
    // A list that is behind its stream loads by itself, too.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
      await expect(rows(page).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
}

test('[API-07] shows the intact items of a list with broken ones', async ({ page, server }) => {
  await signIn(page);
  const whole: string[] = [];
  await page.route(`${server.origin}/api/v1/timelines/public*`, async route => {
    const response = await route.fetch();
    const statuses = ((await response.json()) as { id: string }[]).slice(0, 5);
    whole.push(...statuses.map(status => status.id));
    await route.fulfill({ response, json: [null, 'broken', { id: null }, ...statuses] });
  });
  await page.getByRole('link', { name: 'Local', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Local', exact: true })).toBeVisible();
  await expect(rows(page).nth(4)).toBeVisible();
  const shown = await rows(page).evaluateAll(elements => elements.slice(0, 5).map(element => element.dataset.statusId));
  expect(shown, 'a page this short may be followed by the next at once').toEqual(whole.slice(0, 5));
});

test('says that a menu could not be loaded offline, and opens it on the next press', async ({ page, context }) => {
  const errors: Error[] = [];
  page.on('pageerror', error => errors.push(error));
  await signIn(page);
  const menu = rows(page).first().getByRole('button', { name: 'More', exact: true });
  await context.setOffline(true);
  await menu.click();
  await expect(page.getByText('This could not be loaded. Check your connection and try again.')).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('a part that cannot be rendered', () => {
  // React logs the errors that a boundary catches.
  test.use({ expectedConsoleErrors: [/A broken (number|date)/] });

  test('leaves the posts around one of them, and shows it after a retry', async ({ page, server }) => {
    await page.addInitScript(() => {
      const read = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')?.get;
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get(this: Intl.NumberFormat) {
          const format = read?.call(this) as (value: number) => string;
          return (value: number) => {
            if (value === 666 && !('__mended' in window)) throw new Error('A broken number');
            return format(value);
          };
        },
      });
    });
    await page.route(`${server.origin}/api/v1/timelines/public*`, async route => {
      const response = await route.fetch();
      const isFirst = !route.request().url().includes('max_id');
      const statuses = isFirst ? ((await response.json()) as object[]).slice(0, 5) : [];
      const changed = statuses.map((status, index) => ({ ...status, reblog: null, favourites_count: index === 1 ? 666 : 1 }));
      await route.fulfill({ response, json: changed });
    });
    await signIn(page);
    await page.getByRole('link', { name: 'Local', exact: true }).first().click();
    const failed = page.locator('#status-list').getByText('This could not be shown.');
    await expect(failed).toBeVisible();
    await expect(rows(page).nth(3)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { __mended: true }));
    await page.locator('#status-list').getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).nth(4)).toBeVisible();
    await expect(failed).toHaveCount(0);
  });

  test('leaves the draft that was typed into a composer', async ({ page }) => {
    await signIn(page);
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Text of the post' }).pressSequentially('Which tram do you take?');
    await page.evaluate(() => {
      const formatToParts = Intl.DateTimeFormat.prototype.formatToParts;
      Intl.DateTimeFormat.prototype.formatToParts = function (date) {
        if (!('__mended' in window)) throw new Error('A broken date');
        return formatToParts.call(this, date);
      };
    });
    await dialog.getByRole('button', { name: 'Schedule post' }).click();
    await expect(dialog.getByText('This could not be shown.')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { __mended: true }));
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Text of the post' })).toHaveValue('Which tram do you take?');
    await expect(dialog.getByRole('spinbutton').first()).toBeVisible();
  });
});
