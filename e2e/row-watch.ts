import { expect, type Page } from '@playwright/test';

/**
 * Records the position of a row in every frame, and its greatest distance from the position now. The row must stay mounted.
 */
export async function watchRow(page: Page, statusId: string): Promise<void> {
  await page.evaluate(id => {
    const find = () => document.querySelector(`#status-list article[data-status-id="${CSS.escape(id)}"]`);
    const first = find()?.getBoundingClientRect().top ?? Number.NaN;
    const record = { farthest: 0, frames: 0, isMissing: Number.isNaN(first), isOver: false };
    Object.assign(window, { record });
    // A task after the frame reads the layout that the frame has painted.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const row = find();
      if (row === null) record.isMissing = true;
      else record.farthest = Math.max(record.farthest, Math.abs(row.getBoundingClientRect().top - first));
      record.frames += 1;
    };
    const frame = () => {
      if (record.isOver) return;
      channel.port2.postMessage(null);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, statusId);
}

interface RowRecord {
  farthest: number;
  frames: number;
  isMissing: boolean;
  isOver: boolean;
}

/** Expects the row to have been painted in at least `frames` frames, never more than a pixel away. */
export async function expectStill(page: Page, what: string, frames = 30): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { record: RowRecord }).record.frames))
    .toBeGreaterThanOrEqual(frames);
  const record = await page.evaluate(() => {
    const { record } = window as unknown as { record: RowRecord };
    record.isOver = true;
    return record;
  });
  process.stdout.write(`    ${what}: ${record.farthest.toFixed(2)} px at most in ${record.frames} frames\n`);
  expect(record.isMissing).toBe(false);
  expect(record.farthest).toBeLessThanOrEqual(1);
}
