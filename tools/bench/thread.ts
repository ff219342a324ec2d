import { waitForLayout } from '../../e2e/fixtures.ts';
import { elementsOf, metricsOf, type Visit } from './browser-page.ts';
import { load } from './loading.ts';
import type { Measurement } from './measurement.ts';
import type { Target } from './target.ts';

interface ThreadRoot {
  readonly id: string;
  readonly account: { readonly acct: string };
  readonly replies_count: number;
}

/** Author of the longest thread in the seed world. */
const AUTHOR = 'library';

const figures = { reply: 'ms', cpu: 'ms', elements: '' } as const;

/** A thread of 500 replies, opened at its address: until the first reply, and all of it. */
export const thread: Measurement<keyof typeof figures> = { name: 'thread', figures, measure: measureThread };

async function measureThread({ open, visit }: Target) {
  const { account, id } = await longestThread(visit);
  const opened = await open();
  const { row: reply } = await load(opened, `/@${account.acct}/posts/${id}`, '#thread article[aria-posinset="2"]');
  await waitForLayout(opened.page);
  const { TaskDuration: seconds = Number.NaN } = await metricsOf(opened.devtools);
  return { reply, cpu: seconds * 1000, elements: await elementsOf(opened.page) };
}

async function longestThread({ server, authorization }: Visit): Promise<ThreadRoot> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${server}/api/v1/${path}`, { headers: { Authorization: authorization } });
    return response.ok ? response.json() : null;
  };
  const author = (await ask(`accounts/lookup?acct=${AUTHOR}`)) as { id: string } | null;
  const pinned = ((await ask(`accounts/${author?.id}/statuses?pinned=true`)) ?? []) as ThreadRoot[];
  const [longest] = pinned.toSorted((a, b) => b.replies_count - a.replies_count);
  if (longest === undefined) throw new Error('The server has no long thread.');
  return longest;
}
