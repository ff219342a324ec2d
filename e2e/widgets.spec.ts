// The parts made with React Aria, driven by keys and by the pointer in the built app under its headers. The fixture fails a test on any
// report of the policy, and a part that throws takes the words of its dialog along.
import { startApp } from './app-process.ts';
import { expect, rows, signIn, signInWithoutUndo, test, workerPort } from './fixtures.ts';
import type { Locator, Page } from '@playwright/test';

const part = (field: Locator, name: RegExp) => field.getByRole('spinbutton', { name });

/** Types and steps through every part of a date, and ends with a whole date of next year. */
async function driveDate(page: Page, field: Locator): Promise<void> {
  for (const name of [/day/, /month/, /year/]) {
    await part(field, name).click();
    for (const key of ['1', '2', 'Backspace', 'Backspace', 'Backspace', '0', 'Delete', '1']) {
      await part(field, name).focus();
      await page.keyboard.press(key);
    }
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'])
      await page.keyboard.press(key);
  }
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'Tab', 'Shift+Tab']) await page.keyboard.press(key);
  await typeDate(page, field, new Date().getFullYear() + 1, 6, 15);
}

async function typeDate(page: Page, field: Locator, year: number, month: number, day: number): Promise<void> {
  for (const [name, value] of [
    [/year/, year],
    [/month/, month],
    [/day/, day],
  ] as const) {
    await part(field, name).click();
    await page.keyboard.type(String(value));
  }
  for (const [name, value] of [
    [/year/, year],
    [/month/, month],
    [/day/, day],
  ] as const)
    await expect(part(field, name)).toHaveAttribute('aria-valuenow', String(value));
}

/** Opens the calendar, walks through it by keys and buttons, and picks a day by the pointer. */
async function driveCalendar(page: Page, field: Locator): Promise<void> {
  const calendar = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('grid') })
    .last();
  await field.getByRole('button', { name: /Calendar/ }).focus();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('grid')).toBeVisible();
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'PageUp', 'Home', 'End', 'Shift+PageDown'])
    await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await field.getByRole('button', { name: /Calendar/ }).click();
  await calendar.getByRole('button', { name: 'Next' }).first().click();
  await calendar.getByText('20', { exact: true }).click();
  await expect(page.getByRole('grid')).toHaveCount(0);
}

async function openSchedule(page: Page, text: string): Promise<{ composer: Locator; field: Locator }> {
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const composer = page.getByRole('dialog', { name: 'New post' });
  await composer.getByRole('textbox', { name: 'Text of the post' }).fill(text);
  await composer.getByRole('button', { name: 'Schedule post' }).click();
  return { composer, field: composer.getByRole('group', { name: 'Scheduled time' }) };
}

async function scheduledAt(page: Page, composer: Locator): Promise<string> {
  const sent = page.waitForRequest(
    request => request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/statuses',
  );
  await composer.getByRole('button', { name: 'Schedule', exact: true }).click();
  const { scheduled_at } = (await sent).postDataJSON() as { scheduled_at: string };
  return new Date(scheduled_at).toISOString();
}

test.describe('in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris', locale: 'en-US' });

  test('[SCH-01] [A11Y-01] schedules a post for a date that is typed, stepped and picked', { tag: '@main' }, async ({ page }) => {
    await signInWithoutUndo(page);
    const { composer, field } = await openSchedule(page, 'By keys alone');
    await driveDate(page, field);
    await driveCalendar(page, field);
    await typeDate(page, field, 2027, 6, 15);
    await field.getByRole('combobox', { name: 'Time' }).selectOption({ label: '2:00 pm' });
    expect(await scheduledAt(page, composer)).toBe('2027-06-15T12:00:00.000Z');
  });

  test('[SCH-03] a time that the clock skips on a day is replaced visibly, and kept for other days', async ({ page }) => {
    await signInWithoutUndo(page);
    const { composer, field } = await openSchedule(page, 'In the night of the change');
    await typeDate(page, field, 2027, 3, 27);
    await field.getByRole('combobox', { name: 'Time' }).selectOption({ label: '2:30 am' });
    await part(field, /day/).click();
    await page.keyboard.press('ArrowUp');
    await expect(field.getByRole('status')).toHaveText(
      '2:30 am does not exist on this day, because the clocks go forward. 3:30 am is used.',
    );
    await expect(field.getByRole('combobox', { name: 'Time' })).toHaveValue(String(Date.parse('2027-03-28T01:30:00Z')));
    expect(await scheduledAt(page, composer)).toBe('2027-03-28T01:30:00.000Z');
  });
});

test('[SCH-04] [A11Y-01] changes the time of a scheduled post by typing and stepping', async ({ page }) => {
  await signInWithoutUndo(page);
  const { composer } = await openSchedule(page, 'To be moved');
  await scheduledAt(page, composer);
  await page.getByRole('link', { name: 'View', exact: true }).click();
  const post = page.getByRole('article').filter({ hasText: 'To be moved' });
  await post.getByRole('button', { name: 'Change time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  await driveDate(page, dialog);
  await driveCalendar(page, dialog);
  await typeDate(page, dialog, new Date().getFullYear() + 2, 6, 15);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(post.getByRole('time')).toContainText(`June 15, ${new Date().getFullYear() + 2}`);
});

/** As a screen reader does: a click without a pointer and without a key. */
const clickOfReader = (target: Locator): Promise<void> => target.evaluate((element: HTMLElement) => element.click());

/** Every way to open what a button opens. */
function openersOf(page: Page, button: Locator): ReadonlyMap<string, () => Promise<void>> {
  const press = (key: string) => async (): Promise<void> => {
    await button.focus();
    await page.keyboard.press(key);
  };
  return new Map([
    ['Enter', press('Enter')],
    ['Space', press(' ')],
    ['the pointer', () => button.click()],
    ['a screen reader', () => clickOfReader(button)],
  ]);
}

for (const [kind, width] of [
  ['popover', 1280],
  ['sheet', 390],
] as const)
  test(`[A11Y-01] [MOD-03] a menu as a ${kind} moves by keys however it was opened, and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    const button = rows(page).first().getByRole('button', { name: 'More', exact: true });
    const items = page.getByRole('menuitem');
    const moves: readonly [string, () => Locator][] = [
      ['Home', () => items.first()],
      ['ArrowDown', () => items.nth(1)],
      ['ArrowDown', () => items.nth(2)],
      ['ArrowUp', () => items.nth(1)],
      ['End', () => items.last()],
      // The letter of an item.
      ['c', () => items.filter({ hasText: /^C/ }).first()],
    ];
    for (const [way, open] of openersOf(page, button))
      await test.step(way, async () => {
        await open();
        await expect(page.getByRole('menu')).toBeVisible();
        for (const [key, item] of moves) {
          await page.keyboard.press(key);
          await expect(item(), `${key} after ${way}`).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(button).toBeFocused();
      });
    // A key that follows the press at once goes to the menu: to its first item, or on from the one that came to lie under the pointer.
    await button.click();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1);
    await page.mouse.click(5, 5);
    await expect(page.getByRole('menu')).toHaveCount(0);
    // An item is chosen by a key, and by the pointer.
    for (const choose of [(item: Locator) => item.press('Enter'), (item: Locator) => item.click()]) {
      await button.click();
      await choose(page.getByRole('menuitem', { name: 'Report…' }));
      await expect(page.getByRole('dialog', { name: /^Report/ })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

test('[A11Y-01] [MOD-04] a dialog takes the focus however it was opened, keeps it, and gives it back', async ({ page }) => {
  await signIn(page);
  const button = page.getByRole('button', { name: 'Post', exact: true }).first();
  const composer = page.getByRole('dialog', { name: 'New post' });
  const holdsFocus = (): Promise<boolean> => composer.evaluate(element => element.contains(document.activeElement));
  for (const [way, open] of openersOf(page, button))
    await test.step(way, async () => {
      await open();
      await expect(composer.getByRole('textbox', { name: 'Text of the post' })).toBeFocused();
      for (let presses = 0; presses < 30; presses++) {
        await page.keyboard.press(presses % 3 === 2 ? 'Shift+Tab' : 'Tab');
        expect(await holdsFocus()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
    });
});

test('[UI-01] [A11Y-01] a field with choices takes one by keys, by the pointer and by a screen reader', async ({ page }) => {
  await signIn(page);
  await page.goto('/lists');
  await page.getByRole('button', { name: 'Options for Next winter' }).click();
  await page.getByRole('menuitem', { name: 'Edit list' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit list' });
  const field = editor.getByRole('combobox', { name: 'Search for an account' });
  const choices = page.getByRole('option');
  const active = (): Locator => page.locator('[role=option][data-focused]');
  const removal = (name: string): Locator => editor.getByRole('button', { name: `Remove ${name}` });
  await field.pressSequentially('o');
  await expect(choices.nth(1)).toBeVisible();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'End', 'Home']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowDown');
  await expect(active()).toHaveCount(1);
  // The first Escape closes the choices and keeps the dialog.
  await page.keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  await expect(editor).toBeVisible();
  const choose = async (words: string, name: string, pick: (choice: Locator) => Promise<void>): Promise<void> => {
    await field.fill('');
    await field.pressSequentially(words);
    const choice = choices.filter({ hasText: name }).first();
    await expect(choice).toBeVisible();
    await pick(choice);
    await expect(removal(name)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(choices).toHaveCount(0);
  };
  await choose('tobi', 'Tobias Okafor', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
  await choose('juniper', 'Juniper', choice => choice.click());
  await choose('noor', 'Noor', clickOfReader);
});

test('[HINT-03] a hover card comes with the pointer, is entered by it, and goes with Escape', async ({ page }) => {
  await signIn(page);
  await rows(page).first().getByRole('link').first().hover();
  const card = page.locator('.rk-hover-card');
  await expect(card).toBeVisible();
  await card.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test.describe('a server with events', () => {
  const port = workerPort(78);
  // Missing site settings.
  test.use({ baseURL: `http://localhost:${port}`, expectedConsoleErrors: [/status of 404/] });
  let stop: (() => Promise<void>) | undefined;
  test.beforeAll(async () => {
    stop = await startApp(port, ['--server-profile', 'rebased', '--control']);
  });
  test.afterAll(() => stop?.());

  test('[EVT-02] [A11Y-01] the editor of an event takes typed, stepped and picked dates', async ({ page }) => {
    await signIn(page);
    await page.goto('/events');
    await page.getByRole('button', { name: 'Create event' }).click();
    const editor = page.getByRole('dialog', { name: 'New event' });
    await editor.getByLabel('Name').fill('Walk by the river');
    await editor.getByRole('switch', { name: 'Has an end' }).click();
    for (const name of ['Start', 'End']) {
      const field = editor.getByRole('group', { name, exact: true });
      await driveDate(page, field);
      await driveCalendar(page, field);
    }
    await editor.getByRole('combobox', { name: 'Location' }).click();
    await page.keyboard.type('har');
    for (const key of ['ArrowDown', 'ArrowUp', 'Backspace', 'Escape']) await page.keyboard.press(key);
    await expect(editor.getByLabel('Name')).toHaveValue('Walk by the river');
  });
});
