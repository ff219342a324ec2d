import { measureSpent, type OpenPage } from './browser-page.ts';
import { slowDown, waitUntilIdle } from './loading.ts';
import type { Measurement } from './measurement.ts';
import { HOME_ROW, type Target } from './target.ts';

const figures = { field: 'ms', cpu: 'ms', files: '' } as const;
type Name = keyof typeof figures;

/** The first composer of a page, from the press of Reply until its field has the focus. `cpu`: the main thread meanwhile. */
export const reply: Measurement<Name> = { name: 'reply', figures, measure: target => measureReply(target, false) };

/** The same on a slow phone's line. The slower CPU is in `cpu`, too. */
export const replySlow: Measurement<Name> = { name: 'reply-slow', figures, measure: target => measureReply(target, true) };

async function measureReply(target: Target, isSlow: boolean) {
  const open = await target.open();
  await openIdleHome(open);
  if (isSlow) await slowDown(open.devtools);
  let opened = { field: Number.NaN, files: Number.NaN };
  const spent = await measureSpent(open.devtools, async () => (opened = await pressReply(open)));
  return { ...opened, cpu: spent('TaskDuration') };
}

export async function openIdleHome({ page }: OpenPage): Promise<void> {
  await page.goto('/');
  await page.locator(HOME_ROW).first().waitFor();
  await waitUntilIdle(page);
}

/** Presses Reply of the first post. Resolves when the field of the composer has the focus. */
export function pressReply({ page }: OpenPage): Promise<{ field: number; files: number }> {
  return page.evaluate(
    row =>
      new Promise<{ field: number; files: number }>(done => {
        performance.clearResourceTimings();
        const start = performance.now();
        document.addEventListener('focusin', ({ target }) => {
          if (!(target instanceof HTMLTextAreaElement)) return;
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
          done({ field: performance.now() - start, files: scripts.length });
        });
        const button = document.querySelector<HTMLElement>(`${row} button[aria-label^="Reply"]`);
        if (button === null) throw new Error('The first post has no button Reply.');
        button.click();
      }),
    HOME_ROW,
  );
}
