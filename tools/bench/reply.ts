import { measureSpent, type OpenPage } from './browser-page.ts';
import { slowDown, waitUntilIdle } from './loading.ts';
import type { Measurement } from './measurement.ts';
import { HOME_ROW, type Target } from './target.ts';

const figures = { field: 'ms', cpu: 'ms', files: '' } as const;
type Name = keyof typeof figures;

/** The first composer of a page, from the press of Reply until its field has the focus. `cpu`: the main thread meanwhile. */
export const reply: Measurement<Name> = { name: 'reply', figures, measure: target => measureReply(target) };

/** The same in a page that a pointer has moved over, away from the button: what opens the composer is loaded meanwhile. */
export const replySeen: Measurement<Name> = {
  name: 'reply-seen',
  figures,
  measure: target => measureReply(target, { isSeen: true }),
};

/** The same with a pointer, which is over the button for a tenth of a second before it presses: what opens the composer is loaded meanwhile. */
export const replyPointed: Measurement<Name> = {
  name: 'reply-pointed',
  figures,
  measure: target => measureReply(target, { isPointed: true }),
};

/** The same on a slow phone's line. The slower CPU is in `cpu`, too. */
export const replySlow: Measurement<Name> = {
  name: 'reply-slow',
  figures,
  measure: target => measureReply(target, { isSlow: true }),
};

async function measureReply(target: Target, { isSlow = false, isPointed = false, isSeen = false } = {}) {
  const open = await target.open();
  await openIdleHome(open);
  if (isSeen) await movePointer(open);
  if (isSlow) await slowDown(open.devtools);
  let opened = { field: Number.NaN, files: Number.NaN };
  if (isPointed) await pointAtReply(open);
  const press = () => (isPointed ? pressReply(open, () => open.page.mouse.down()) : pressReply(open));
  const spent = await measureSpent(open.devtools, async () => (opened = await press()));
  return { ...opened, cpu: spent('TaskDuration') };
}

export async function openIdleHome({ page }: OpenPage): Promise<void> {
  await page.goto('/');
  await page.locator(HOME_ROW).first().waitFor();
  await waitUntilIdle(page);
}

const REPLY = `${HOME_ROW} button[aria-label^="Reply"]`;

/** Over a place without controls. */
async function movePointer({ page }: OpenPage): Promise<void> {
  await page.mouse.move(2, 400);
  await page.mouse.move(2, 500);
  await waitUntilIdle(page);
}

async function pointAtReply({ page }: OpenPage): Promise<void> {
  await page.locator(REPLY).first().hover();
  await page.waitForTimeout(100);
}

/** Presses Reply of the first post. Resolves when the field of the composer has the focus. @param pressed Presses it, where a script does not. */
export async function pressReply({ page }: OpenPage, pressed?: () => Promise<void>): Promise<{ field: number; files: number }> {
  const focused = page.evaluate(
    ([reply, isPressedElsewhere]) =>
      new Promise<{ field: number; files: number }>(done => {
        performance.clearResourceTimings();
        let start = performance.now();
        document.addEventListener('pointerdown', event => (start = event.timeStamp), { capture: true, once: true });
        document.addEventListener('focusin', ({ target }) => {
          if (!(target instanceof HTMLTextAreaElement)) return;
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
          done({ field: performance.now() - start, files: scripts.length });
        });
        const button = document.querySelector<HTMLElement>(reply);
        if (button === null) throw new Error('The first post has no button Reply.');
        if (!isPressedElsewhere) button.click();
      }),
    [REPLY, pressed !== undefined] as const,
  );
  await pressed?.();
  if (pressed !== undefined) await page.mouse.up();
  return focused;
}
