import type { Page } from '@playwright/test';

/** Opens the next pages as in a browser without a sanitizer of its own, where DOMPurify is loaded. */
export async function withoutSanitizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    delete (Document as { parseHTML?: unknown }).parseHTML;
  });
}
