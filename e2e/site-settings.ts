import type { Page } from '@playwright/test';
import type { BuiltInServer } from './fixtures.js';

/** Makes the built-in server answer as a Pleroma site with these settings: one of the time before chats. */
export async function answerAsSite(page: Page, server: BuiltInServer, settings: Record<string, unknown>): Promise<void> {
  for (const version of [1, 2]) {
    await page.route(`${server.origin}/api/v${version}/instance`, async route => {
      const answer = await route.fetch();
      const instance = (await answer.json()) as Record<string, unknown>;
      const json = {
        ...instance,
        version: '2.7.2 (compatible; Pleroma 2.0.7)',
        pleroma: { metadata: { features: ['v2_suggestions'] } },
      };
      await route.fulfill({ response: answer, json });
    });
  }
  await page.route(`${server.origin}/api/pleroma/frontend_configurations`, async route => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ headers, json: { soapbox_fe: settings } });
  });
}
