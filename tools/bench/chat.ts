import type { Browser } from 'playwright';
import { waitForLayout } from '../../e2e/fixtures.ts';
import { startApp } from './app-server.ts';
import { elementsOf, longTasksOf, median, metricsOf, openPage, rounded, visit as visitOf } from './browser-page.ts';

const MESSAGES = 10_000;
const ROUNDS = 5;
const PORT = 4192;

/**
 * Opening a chat of 10,000 messages from the list of chats (CHAT-18), in a page that has not loaded the code of a chat: medians of five
 * rounds. Its own server of the Pleroma family has the chat.
 */
export async function measureChat(browser: Browser) {
  const app = await startApp(null, PORT, ['--server-profile', 'pleroma', '--long-chat', String(MESSAGES)]);
  try {
    const visit = await visitOf(browser, app.address);
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { page, devtools } = await openPage(browser, visit);
      await page.goto('/chats');
      const chat = page.getByRole('list', { name: 'Chats' }).getByRole('link').first();
      await chat.waitFor();
      await page.waitForLoadState('networkidle');
      await waitForLayout(page);
      const before = await metricsOf(devtools);
      await chat.click();
      await page.locator('.rk-log [data-index="9999"]').waitFor();
      await waitForLayout(page);
      const after = await metricsOf(devtools);
      const spent = (name: string) => ((after[name] ?? Number.NaN) - (before[name] ?? Number.NaN)) * 1000;
      rounds.push({
        taskMilliseconds: spent('TaskDuration'),
        scriptMilliseconds: spent('ScriptDuration'),
        layoutAndStyleMilliseconds: spent('LayoutDuration') + spent('RecalcStyleDuration'),
        elements: await elementsOf(page),
        longestTaskMilliseconds: (await longTasksOf(page)).longestTaskMilliseconds,
      });
      await page.context().close();
    }
    const names = Object.keys(rounds[0] ?? {});
    return Object.fromEntries(names.map(name => [name, rounded(median(rounds.map(figures => figures[name] ?? Number.NaN)))]));
  } finally {
    app.stop();
  }
}
