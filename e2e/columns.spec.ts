import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, storeSettings, test, waitForLayout, type BuiltInServer } from './fixtures.js';

test.describe.configure({ timeout: 180_000 });

const column = (page: Page, name: string | RegExp): Locator =>
  page.locator('.app-deck').getByRole('region', { name, exact: true });
const titles = (page: Page): Promise<string[]> => page.locator('.app-column-head > h2').allTextContents();
const posts = (list: Locator): Locator => list.getByRole('article');

/** Signs in to a Home of the three first columns: Home, Notifications, Local. */
async function openColumns(page: Page): Promise<void> {
  await signIn(page);
  await storeSettings(page, { columns: true });
  await page.goto('/');
  await expect(posts(column(page, 'Home')).first()).toBeVisible();
  await expect(posts(column(page, 'Notifications')).first()).toBeVisible();
  await expect(posts(column(page, 'Local')).first()).toBeVisible();
}

async function addColumn(page: Page, words: string, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add column' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a column' });
  await dialog.getByRole('combobox').fill(words);
  await dialog.getByRole('option', { name: option }).first().click();
  await expect(dialog).toBeHidden();
}

const scrolled = (list: Locator): Promise<number> => list.locator('.app-column-scroller').evaluate(({ scrollTop }) => scrollTop);

/** Scrolls a column like a wheel, and returns the post at its top with its distance from there. */
async function scrollColumn(page: Page, list: Locator, by: number): Promise<{ id: string; top: number }> {
  await list.locator('.app-column-scroller').hover();
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(list)).toBeGreaterThan(by / 2);
  await waitForLayout(page);
  // The place is saved once scrolling rests.
  await page.waitForTimeout(400);
  return topPost(list);
}

function topPost(list: Locator): Promise<{ id: string; top: number }> {
  return list.locator('.app-column-scroller').evaluate(box => {
    const edge = box.getBoundingClientRect().top;
    for (const row of box.querySelectorAll<HTMLElement>('article[data-status-id]')) {
      const top = row.getBoundingClientRect().top - edge;
      if (top >= 0) return { id: row.dataset['statusId'] ?? '', top };
    }
    throw new Error('No row is in view.');
  });
}

async function isAt(list: Locator, place: { id: string; top: number }): Promise<void> {
  await expect.poll(async () => (await topPost(list)).id).toBe(place.id);
  expect(Math.abs((await topPost(list)).top - place.top)).toBeLessThan(2);
}

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
}

test('adds, orders and removes columns, and keeps them over a reload', async ({ page }) => {
  await openColumns(page);
  await addColumn(page, '#birdwatching', /^#birdwatching/);
  await addColumn(page, 'ada', /^Ada Pell/);
  await expect.poll(() => titles(page)).toEqual(['Home', 'Notifications', 'Local', '#birdwatching', 'Ada Pell']);
  await expect(posts(column(page, '#birdwatching')).first()).toBeVisible();

  await test.step('by keys on the grip', async () => {
    const grip = page.getByRole('button', { name: 'Move Notifications' });
    await grip.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => titles(page)).toEqual(['Notifications', 'Home', 'Local', '#birdwatching', 'Ada Pell']);
    await expect(page.getByText('Notifications: column 1 of 5')).toBeAttached();
    await expect(grip).toBeFocused();
  });
  await test.step('by the menu', async () => {
    await page.getByRole('button', { name: 'Options of Notifications' }).click();
    await expect(page.getByRole('menuitem', { name: 'Move left' })).toBeHidden();
    await page.getByRole('menuitem', { name: 'Move right' }).click();
    await expect.poll(() => titles(page)).toEqual(['Home', 'Notifications', 'Local', '#birdwatching', 'Ada Pell']);
  });
  await test.step('by drag, and the columns keep their places', async () => {
    const place = await scrollColumn(page, column(page, 'Home'), 900);
    const from = await page.getByRole('button', { name: 'Move Home' }).boundingBox();
    const to = await column(page, 'Local').boundingBox();
    if (from === null || to === null) throw new Error('A column is not on the screen.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + 200, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => titles(page)).toEqual(['Notifications', 'Local', 'Home', '#birdwatching', 'Ada Pell']);
    await isAt(column(page, 'Home'), place);
  });
  await test.step('removed, and taken back', async () => {
    await page.getByRole('button', { name: 'Options of Local' }).click();
    await page.getByRole('menuitem', { name: 'Remove column' }).click();
    await expect(column(page, 'Local')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => titles(page)).toEqual(['Notifications', 'Local', 'Home', '#birdwatching', 'Ada Pell']);
  });
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Notifications', 'Local', 'Home', '#birdwatching', 'Ada Pell']);
  await expect(posts(column(page, 'Home')).first()).toBeVisible();
  await isAccessible(page);
});

test('gives each column a place of its own, over a post and a reload', async ({ page }) => {
  await openColumns(page);
  const home = await scrollColumn(page, column(page, 'Home'), 1_200);
  const local = await scrollColumn(page, column(page, 'Local'), 700);
  await test.step('after opening a post', async () => {
    await column(page, 'Local').locator(`article[data-status-id="${local.id}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/posts\//);
    await expect(page.locator('.app-deck')).toBeHidden();
    await page.goBack();
    await isAt(column(page, 'Home'), home);
    await isAt(column(page, 'Local'), local);
    await expect(column(page, 'Local').locator(`article[data-status-id="${local.id}"]`)).toBeFocused();
  });
  await test.step('after a reload', async () => {
    await page.reload();
    await expect(posts(column(page, 'Local')).first()).toBeVisible();
    await isAt(column(page, 'Home'), home);
    await isAt(column(page, 'Local'), local);
  });
});

test('streams into every column over one connection', async ({ page, server }) => {
  const sockets: string[] = [];
  page.on('websocket', socket => {
    if (socket.url().includes('/streaming')) sockets.push(socket.url());
  });
  await openColumns(page);
  await addColumn(page, 'federated', /^Federated/);
  await expect(posts(column(page, 'Federated')).first()).toBeVisible();
  sockets.length = 0;
  await page.reload();
  await expect(posts(column(page, 'Federated')).first()).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);
  await arriveIn(page, server, ['Home', 'Federated']);
  expect(sockets).toHaveLength(1);
});

async function arriveIn(page: Page, server: BuiltInServer, names: readonly string[]): Promise<void> {
  const first = (name: string) => posts(column(page, name)).first().getAttribute('data-status-id');
  const before = await Promise.all(names.map(first));
  await expect(async () => {
    await server.post(1);
    for (const [index, name] of names.entries()) {
      const button = column(page, name).getByRole('button', { name: /Click to see/ });
      const isThere = (await first(name)) !== before[index] || (await button.isVisible());
      expect(isThere, name).toBe(true);
    }
  }).toPass();
}

test('moves between columns and their posts by keys', async ({ page }) => {
  await openColumns(page);
  const within = (name: string) =>
    column(page, name).evaluate(element => element.contains(document.activeElement) && document.activeElement?.tagName);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => within('Home')).toBe('ARTICLE');
  await page.keyboard.press('j');
  const second = await posts(column(page, 'Home')).nth(1).getAttribute('data-status-id');
  await expect(column(page, 'Home').locator(`article[data-status-id="${second}"]`)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => within('Local')).toBe('ARTICLE');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  // The row that was current in this column.
  await expect(column(page, 'Home').locator(`article[data-status-id="${second}"]`)).toBeFocused();
});

test('opens the tabs of a column in it, and other pages in the window', async ({ page }) => {
  await openColumns(page);
  await column(page, 'Notifications').getByRole('link', { name: 'Mentions' }).click();
  await expect(column(page, 'Notifications').getByRole('link', { name: 'Mentions' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL('/');
  await column(page, 'Notifications').getByRole('button', { name: 'Back in Notifications' }).click();
  await expect(column(page, 'Notifications').getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await posts(column(page, 'Home')).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/@/);
});

test('is Home alone in a narrow window', async ({ page }) => {
  await signIn(page);
  await storeSettings(page, { columns: true });
  await page.goto('/');
  await expect(posts(column(page, 'Home')).first()).toBeVisible();
  const { id } = await scrollColumn(page, column(page, 'Home'), 900);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.locator('#status-list article').first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(async () => (await topPost(column(page, 'Home'))).id).toBe(id);
});

test.describe('a failing server', () => {
  test.use({ expectedConsoleErrors: [/ERR_EMPTY_RESPONSE/] });

  test('keeps a failing column in its place', async ({ page, server }) => {
    await openColumns(page);
    await server.fail({ pattern: '/api/v1/timelines/public*', kind: 'drop', times: 100 });
    await addColumn(page, 'federated', /^Federated/);
    await expect(column(page, 'Federated').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(posts(column(page, 'Home')).first()).toBeVisible();
    await server.mend();
    await column(page, 'Federated').getByRole('button', { name: 'Try again' }).click();
    await expect(posts(column(page, 'Federated')).first()).toBeVisible();
  });
});
