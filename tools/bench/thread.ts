import type { Browser } from 'playwright';
import { waitForLayout } from '../../e2e/fixtures.ts';
import { elementsOf, heapOf, longTasksOf, metricsOf, openPage, rounded, type Visit } from './browser-page.ts';

interface ThreadRoot {
  readonly id: string;
  readonly account: { readonly acct: string };
  readonly replies_count: number;
}

/** Author of the longest thread in the seed world. */
const AUTHOR = 'library';

/** Opens the thread of 500 answers as a page of its own. Null where the server has none. */
export async function measureThread(browser: Browser, visit: Visit) {
  const root = await longestThread(visit);
  if (root === null) return null;
  const open = await openPage(browser, visit);
  await open.page.goto(`/@${root.account.acct}/posts/${root.id}`);
  await open.page.locator('#thread article[aria-posinset="2"]').waitFor();
  const firstReplyMilliseconds = await open.page.evaluate(() => performance.now());
  await waitForLayout(open.page);
  const usable = await open.page.evaluate(() => {
    const row = document.querySelector('#thread article[aria-setsize]');
    return { rows: Number(row?.getAttribute('aria-setsize')), milliseconds: performance.now() };
  });
  const metrics = await metricsOf(open.devtools);
  const figures = {
    rows: usable.rows,
    firstReplyMilliseconds: rounded(firstReplyMilliseconds),
    settledMilliseconds: rounded(usable.milliseconds),
    taskMilliseconds: rounded((metrics['TaskDuration'] ?? Number.NaN) * 1000),
    scriptMilliseconds: rounded((metrics['ScriptDuration'] ?? Number.NaN) * 1000),
    elements: await elementsOf(open.page),
    heapMegabytes: await heapOf(open.devtools),
    ...(await longTasksOf(open.page)),
  };
  await open.page.context().close();
  return figures;
}

async function longestThread({ server, authorization }: Visit): Promise<ThreadRoot | null> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${server}/api/v1/${path}`, { headers: { Authorization: authorization } });
    return response.ok ? response.json() : null;
  };
  const author = (await ask(`accounts/lookup?acct=${AUTHOR}`)) as { id: string } | null;
  if (author === null) return null;
  const pinned = ((await ask(`accounts/${author.id}/statuses?pinned=true`)) ?? []) as ThreadRoot[];
  return pinned.toSorted((a, b) => b.replies_count - a.replies_count)[0] ?? null;
}
