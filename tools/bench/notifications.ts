import { load } from './loading.ts';
import type { Measurement } from './measurement.ts';
import type { Target } from './target.ts';

const ROW = 'article[aria-posinset]';

const figures = { row: 'ms', cpu: 'ms', files: '' } as const;

/** Notifications, opened at their address with an empty cache, until the first row. `files` of script and style. */
export const notifications: Measurement<keyof typeof figures> = { name: 'notifications', figures, measure: measureNotifications };

async function measureNotifications(target: Target) {
  const open = await target.open();
  const { row, rowCpu: cpu } = await load(open, '/notifications', ROW);
  const files = await open.page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname)).length,
  );
  return { row, cpu, files };
}
