import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, signInWithoutUndo, test, type BuiltInServer } from './fixtures.js';
import { accessTokenOf, memberOf, threadAddress } from './member.js';

/** Publishes a post and opens its thread. `change`: what another server makes of it. */
async function openPost(page: Page, server: BuiltInServer, text: string, change: object = {}) {
  const id = await (await memberOf(page, server)).post(text);
  await page.route(new RegExp(`/api/v1/statuses/${id}$`), async route => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });
  await page.goto(`/@mara/posts/${id}`);
  return page.locator(`article[data-status-id="${id}"]`);
}

const expectAccessible = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).include('article').analyze()).violations).toEqual([]);

/** The tests of small things in posts, for wide pages and for phones. */
export function testPostExtras(): void {
  test('draws the last line of hashtags as a row of links, with those that the text does not name', async ({ page, server }) => {
    await signInWithoutUndo(page);
    const text = 'Frost on the catenary.\n\n#trams #night #frost';
    const tags = ['trams', 'night', 'frost', 'winter'].map(name => ({ name, url: `${server.origin}/tags/${name}` }));
    const post = await openPost(page, server, text, { tags });
    const row = post.locator('.rk-tags');
    await expect(row.getByRole('link')).toHaveText(['#trams', '#night', '#frost', '#winter']);
    await expect(post.locator('.rk-content')).toContainText('Frost on the catenary.');
    await row.getByRole('link', { name: '#trams' }).focus();
    await page.keyboard.press('Tab');
    await expect(row.getByRole('link', { name: '#night' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tags\/night$/);
  });

  test('draws formulas, leaves amounts, and copies the source', async ({ page, server }) => {
    await signInWithoutUndo(page);
    const mathml =
      '<math display="block"><semantics><mfrac><mi>a</mi><mi>b</mi></mfrac><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math>';
    const hostile =
      '<math href="javascript:document.title=1"><mtext><img src=x onerror="document.title=1"></mtext><mi>x</mi></math>';
    const content = `<p>As $e^{i\\pi} + 1 = 0$ for $5 and $10.</p>${mathml}${hostile}<p>$\\frac{1$</p>`;
    const post = await openPost(page, server, 'A formula', { content });
    await expect(post.locator('math')).toHaveCount(3);
    await expect(post.locator('math msup')).toHaveCount(1);
    await expect(post.locator('math mfrac')).toHaveCount(1);
    await expect(post.locator('.rk-content')).toContainText('for $5 and $10.');
    await expect(post.locator('.rk-content')).toContainText('$\\frac{1$');
    expect(await post.locator('math [href], math img').count()).toBe(0);
    expect(await post.locator('math').evaluateAll(all => all.map(math => math.namespaceURI))).toEqual(
      Array.from({ length: 3 }, () => 'http://www.w3.org/1998/Math/MathML'),
    );
    await expectAccessible(page);
    const copied = await post.locator('.rk-content').evaluate(element => {
      getSelection()?.selectAllChildren(element);
      const data = new DataTransfer();
      element.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
      return data.getData('text/plain');
    });
    expect(copied).toContain('As $e^{i\\pi} + 1 = 0$ for $5 and $10.');
    expect(copied).toContain('$$\\frac{a}{b}$$');
  });

  test('mentions the author alone in a reply, and everybody again', async ({ page, server }) => {
    await signInWithoutUndo(page);
    const { path, id } = await threadAddress(page, server.origin, 'Which birds have you seen');
    await page.route(new RegExp(`/api/v1/statuses/${id}$`), async route => {
      const response = await route.fetch();
      const mentions = ['ada', 'tove'].map(acct => ({ id: acct, username: acct, acct, url: `${server.origin}/@${acct}` }));
      await route.fulfill({ response, json: { ...((await response.json()) as object), mentions } });
    });
    await page.goto(path);
    await page
      .locator(`article[data-status-id="${id}"]`)
      .getByRole('button', { name: /^Reply/ })
      .click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Text of the post' });
    await expect(field).toHaveValue('@wren@north.example @ada @tove ');
    await field.pressSequentially('A wren.');
    const choice = dialog.getByRole('checkbox', { name: 'Mention only @wren@north.example' });
    await choice.check();
    await expect(field).toHaveValue('@wren@north.example A wren.');
    await choice.uncheck();
    await expect(field).toHaveValue('@wren@north.example @ada @tove A wren.');
    await choice.check();
    await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(dialog).toBeHidden();
    const posted = page.locator('article').filter({ hasText: 'A wren.' });
    await expect(posted).toBeVisible();
    await expect(posted).not.toContainText('@tove');
  });

  test('copies a link to a picture, which opens the post with it and closes on back', async ({ page, server, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInWithoutUndo(page);
    const several = page.locator('article[data-status-id]').filter({ has: page.locator('.rk-tile:nth-child(2) a.rk-picture') });
    await several.first().locator('a.rk-picture').first().click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toHaveAccessibleName(/^Media 1 of \d/);
    await viewer.getByRole('button', { name: 'Next' }).click();
    await viewer.getByRole('button', { name: 'Copy link to this item' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/@[^/]+\/posts\/[^/?]+\?media=2$/);

    await page.goto(link);
    await expect(viewer).toHaveAccessibleName(/^Media 2 of \d/);
    await page.goBack();
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(link.replace('?media=2', ''));
    await expect(page.locator('article[data-variant="focused"]')).toBeVisible();
    expect(server.origin).not.toBe('');

    // A visitor has the same link.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(link);
    await expect(viewer).toHaveAccessibleName(/^Media 2 of \d/);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page.locator('article[data-variant="focused"]')).toBeVisible();
  });

  test('says that a liked post was edited since, and shows the changes', async ({ page, server }) => {
    await signInWithoutUndo(page);
    const member = await memberOf(page, server);
    const post = await openPost(page, server, 'The last tram is at ten.');
    const id = (await post.getAttribute('data-status-id')) ?? '';
    await page.unrouteAll();
    await post.getByRole('button', { name: /^Like/ }).click();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some(key => key.endsWith(':acted-versions'))))
      .toBe(true);
    await expect(post.getByText('Edited since you liked it')).toHaveCount(0);
    await member.edit(id, 'The last tram is at eleven.');
    await page.reload();
    await expect(post.getByText('Edited since you liked it')).toBeVisible();
    await expectAccessible(page);
    await post.getByRole('button', { name: 'Show changes' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit history' }).locator('ins')).toContainText('eleven');
    await page.goBack();
    await post.getByRole('button', { name: /^Like/ }).click();
    await expect(post.getByText('Edited since you liked it')).toHaveCount(0);
  });

  test('claims nothing of a like that this device does not know', async ({ page, server }) => {
    await signInWithoutUndo(page);
    const member = await memberOf(page, server);
    const id = await member.post('The last tram is at ten.');
    const headers = { authorization: `Bearer ${await accessTokenOf(page)}` };
    expect((await page.request.post(`${server.origin}/api/v1/statuses/${id}/favourite`, { headers })).ok()).toBe(true);
    await member.edit(id, 'The last tram is at eleven.');
    await page.goto(`/@mara/posts/${id}`);
    const post = page.locator(`article[data-status-id="${id}"]`);
    await expect(post.getByRole('button', { name: 'Edited' })).toBeVisible();
    await expect(post).not.toContainText('since you liked it');
  });
}
