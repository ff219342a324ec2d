import { waitForLayout } from '../../e2e/fixtures.ts';
import { startApp } from './app-server.ts';
import { elementsOf, measureSpent, openPage, visit as visitOf } from './browser-page.ts';
import type { Measurement } from './measurement.ts';
import type { Target } from './target.ts';

const MESSAGES = 10_000;
const PORT = 4192;

const figures = { cpu: 'ms', elements: '' } as const;

/**
 * Opening a chat of 10,000 messages from the list of chats (CHAT-18), in a page that has not loaded the code of a chat. Its own server of the
 * Pleroma family has the chat.
 */
export const chat: Measurement<keyof typeof figures> = { name: 'chat', figures, isOfAppAlone: true, measure: measureChat };

async function measureChat({ browser }: Target) {
  const app = await startApp(null, PORT, ['--server-profile', 'pleroma', '--long-chat', String(MESSAGES)]);
  try {
    const { page, devtools } = await openPage(browser, await visitOf(browser, app.address));
    await page.goto('/chats');
    const link = page.getByRole('list', { name: 'Chats' }).getByRole('link').first();
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    await waitForLayout(page);
    const spent = await measureSpent(devtools, async () => {
      await link.click();
      await page.locator('.rk-log [data-index="9999"]').waitFor();
      await waitForLayout(page);
    });
    return { cpu: spent('TaskDuration'), elements: await elementsOf(page) };
  } finally {
    app.stop();
  }
}
