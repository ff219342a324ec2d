import { expect, signIn, storeSettings, test } from './fixtures.js';
import { signInToTwo } from './second-account.ts';

/** Has the page's clock show a time of day in its own zone. */
const setClock = (page: import('@playwright/test').Page, hours: number, minutes = 0) =>
  page.clock.setFixedTime(new Date(2026, 10, 20, hours, minutes));

const countedTitle = /^\(\d+\) /;

test('quiet hours keep the count out of the title until they end', { tag: '@main' }, async ({ page }) => {
  await storeSettings(page, { quietHours: ['22:00-07:00 0123456'] });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const Shown = class extends EventTarget {
      static permission = 'granted';
      constructor(title: string) {
        super();
        told.push(title);
      }
      close() {}
    };
    Object.defineProperty(window, 'Notification', { value: Shown, configurable: true });
    document.hasFocus = () => false;
  });
  await storeSettings(page, { desktopNotifications: true });
  await setClock(page, 23);
  const idris = await signInToTwo(page);
  await idris.post('/api/v1/statuses', { status: '@mara are you up?' });
  const bell = page.getByRole('link', { name: /Notifications/ }).first();
  await expect(bell).toContainText(/\d/);
  await expect(page).not.toHaveTitle(countedTitle);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([]);
  // Seven in the morning: the clock is read when the reader comes back.
  await setClock(page, 7);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveTitle(countedTitle);
  await idris.post('/api/v1/statuses', { status: '@mara good morning' });
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told.length)).toBe(1);
});

test('are chosen in the settings, by keyboard, and kept', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings/notifications');
  const toggle = page.getByRole('switch', { name: 'Quiet hours' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await expect(page.getByText('They end on the next day.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(page.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('rookery:settings'))).toContain('21:30-07:00 012345');
  await toggle.click();
  await page.reload();
  await expect(toggle).not.toBeChecked();
});
