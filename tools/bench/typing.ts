import type { Browser } from 'playwright';
import { waitForLayout } from '../../e2e/fixtures.ts';
import { median, metricsOf, openPage, rounded, type Visit } from './browser-page.ts';

/** A slow phone. The page's own clock does not see a throttled CPU, so its times are multiplied. */
const SLOWDOWN = 4;
const ROUNDS = 5;
/** Between two keys, in ms: a quick typist. */
const KEY_PAUSE_MS = 40;

const texts = {
  plainMilliseconds: 'The reading room opens on Saturday. Bring a lamp and something to copy. ',
  suggestingMilliseconds: 'ferry :smiling :heart :tram :blob_cat :light_shelf :star ',
  longMilliseconds: 'and one more line at the end of a long post ',
  hugeMilliseconds: 'and one word more at the end ',
};

/** The texts that are there before. */
const before: Partial<Record<keyof typeof texts, string>> = {
  longMilliseconds: 'One of many lines of a long post.\n'.repeat(13),
  // 100,000 characters, with letters of two directions and graphemes of several code points.
  hugeMilliseconds: 'Ein schöner Tag 🎉 in مدينة. @a@b.example https://x.example/a '.repeat(1_640),
};

/** Painting and the browser's own handling of a key are the same in any text field: they are left out. */
const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'] as const;

/** Script, style and layout for each key of the composer at a CPU four times slower, with the server's emoji loaded: medians. */
export async function measureTyping(browser: Browser, visit: Visit) {
  const { page, devtools } = await openPage(browser, visit);
  await page.goto('/');
  await page.locator('#status-list article[data-status-id]').first().waitFor();
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Text of the post' });
  await field.waitFor();
  const emojis = page.waitForResponse(response => response.url().includes('/custom_emojis'));
  await field.pressSequentially(':smile ', { delay: KEY_PAUSE_MS });
  const available = ((await (await emojis).json()) as readonly unknown[]).length;

  async function perKey(text: string): Promise<number> {
    const earlier = await metricsOf(devtools);
    // Not on the field: finding it by its name is work of the test, within the page.
    await page.keyboard.type(text, { delay: KEY_PAUSE_MS });
    await waitForLayout(page);
    const after = await metricsOf(devtools);
    const work = counted.reduce((sum, name) => sum + (after[name] ?? Number.NaN) - (earlier[name] ?? Number.NaN), 0);
    return (work * 1000 * SLOWDOWN) / text.length;
  }

  const figures: Record<string, number> = { availableEmoji: available };
  for (const [name, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await field.fill(before[name] ?? '');
      await waitForLayout(page);
      measured.push(await perKey(text));
    }
    figures[name] = rounded(median(measured));
  }
  await page.context().close();
  return figures;
}
