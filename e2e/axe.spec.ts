import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, rows, waitForLayout, signIn, test } from './fixtures.js';

interface Place {
  readonly name: string;
  open(page: Page): Promise<void>;
}

const visit = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
};

const visitList = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(rows(page).first()).toBeVisible();
};

/** One page or layer of each kind that a member sees. */
const places: readonly Place[] = [
  { name: 'home', open: visitList('/') },
  {
    name: 'a thread',
    open: async page => {
      await visitList('/')(page);
      await rows(page).first().press('Enter');
      await expect(page.locator('#thread article').first()).toBeVisible();
    },
  },
  { name: 'a profile', open: visitList('/@tobi@tram.example') },
  { name: 'a profile with images and audio', open: visitList('/@dmitri@tram.example') },
  {
    name: 'the media of a profile',
    open: async page => {
      await page.goto('/@ada/media');
      await expect(page.getByRole('group', { name: 'Media' }).getByRole('link').first()).toBeVisible();
    },
  },
  { name: 'followers', open: visit('/@mara/followers') },
  { name: 'settings', open: visit('/settings') },
  { name: 'the first steps of an account', open: visit('/welcome') },
  {
    name: 'the keyboard legend',
    open: async page => {
      await visitList('/')(page);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the media viewer',
    open: async page => {
      await visitList('/')(page);
      await page.locator('a.rk-picture').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  { name: 'search results', open: visitList('/search?q=tram&type=posts') },
  { name: 'the timeline of another server', open: visitList('/timeline/tram.example') },
  { name: 'a hashtag', open: visitList('/tags/birdwatching') },
  { name: 'the federated timeline', open: visitList('/timeline/fediverse') },
  { name: 'lists', open: visit('/lists') },
  { name: 'bookmarks', open: visitList('/bookmarks') },
  { name: 'suggestions', open: visit('/suggestions') },
  {
    name: 'a chat',
    open: async page => {
      await page.goto('/chats');
      await page.getByRole('list', { name: 'Chats' }).getByRole('link').first().click();
      await expect(page.getByRole('textbox', { name: 'Type a message' })).toBeFocused();
    },
  },
  {
    name: 'home with docked chats',
    open: async page => {
      await visitList('/')(page);
      await page.getByRole('button', { name: /^Chats/ }).click();
      await expect(page.getByRole('complementary', { name: 'Chats' }).getByRole('list', { name: 'Chats' })).toBeVisible();
    },
  },
];

/** The rules of axe that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

test.describe('a page in light and dark colours', () => {
  // Reduced motion: the contrast of a layer that fades in would be measured too early.
  test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, open } of places) {
    test(`[A11Y-01] ${name} has no violation that axe finds`, async ({ page }) => {
      await signIn(page);
      await open(page);
      await waitForLayout(page);
      expect(await violations(page)).toEqual([]);
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(background).not.toBe(light);
      await waitForLayout(page);
      expect(await violations(page, COLOUR_RULES)).toEqual([]);
    });
  }
});

async function violations(page: Page, rules: string[] = []): Promise<object[]> {
  // Elements that pass would be described one by one, too.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(node => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
}

test('[A11Y-01] shows tooltips for icons without labels, beside a navigation that does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 700 });
  await signIn(page);
  const lists = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lists' });
  const tooltip = () => lists.evaluate(link => getComputedStyle(link, '::after').display);
  await expect.poll(tooltip).toBe('none');
  await lists.hover();
  await expect.poll(tooltip).toBe('block');
  const rail = page.locator('.app-rail');
  expect(await rail.evaluate(element => element.scrollHeight - element.clientHeight)).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(tooltip).toBe('none');
  await page.getByRole('button', { name: /account menu/ }).hover();
  expect(await rail.evaluate(element => element.scrollHeight - element.clientHeight)).toBe(0);
  // Labelled icons have no tooltip.
  await page.setViewportSize({ width: 1440, height: 700 });
  await lists.hover();
  expect(await lists.evaluate(link => getComputedStyle(link, '::after').content)).toBe('none');
});
