import { load, loadBlocking, slowDown } from './loading.ts';
import type { Measurement } from './measurement.ts';
import type { Target } from './target.ts';

const figures = { paint: 'ms', text: 'ms', row: 'ms', blocking: 'ms' } as const;
type Name = keyof typeof figures;

/** Home with an empty cache. */
export const first: Measurement<Name> = { name: 'first', figures, measure: target => firstLoad(target, false) };

/** Home with an empty cache, on a slow phone's line. */
export const firstSlow: Measurement<Name> = { name: 'first-slow', figures, measure: target => firstLoad(target, true) };

async function firstLoad(target: Target, isSlow: boolean) {
  const { paint, text, row } = await inEmptyCache(target, isSlow, open => load(open, '/'));
  return { paint, text, row, blocking: await inEmptyCache(target, isSlow, open => loadBlocking(open, '/')) };
}

async function inEmptyCache<Result>(
  target: Target,
  isSlow: boolean,
  act: (open: Awaited<ReturnType<Target['open']>>) => Promise<Result>,
): Promise<Result> {
  const open = await target.open();
  if (isSlow) await slowDown(open.devtools);
  const result = await act(open);
  await open.page.context().close();
  return result;
}
