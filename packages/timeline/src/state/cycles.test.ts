import { statusesOf, createClient, type Client, type Status } from '@rookery/api-client';
import { itemIds, type Gap, type ListState } from '@rookery/store/list';
import { createQueryClient, loadGap, loadOlder, statusQuery } from '@rookery/store';
import { createFakeStream } from '@rookery/api-client/testing';
import { flushImmediately } from '@rookery/store/testing';
import type { QueryClient } from '@tanstack/react-query';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { threadRows } from '../thread/thread-tree.js';
import { loadMoreReplies, threadQuery } from '../thread/thread.data.js';
import { bindTimelineStream } from './timeline-stream.data.js';
import { timelineKey, timelineList, timelineQuery } from './timeline.data.js';

/** Requests that one call may send: the most that a fill of a gap sends, from both sides. */
const MAX_REQUESTS = 60;
/** Pages that a list of six posts can have before it has visited every link. */
const MAX_PAGES = 30;

const ids = ['1', '2', '3', '4', '5', '6'];
const ORIGIN = 'https://rookery.test';

/** The references of a post in an answer. Each may lead back. */
interface Links {
  reblog: string | null;
  quote: string | null;
  quoteForm: 'quote' | 'bare quote' | 'pleroma' | 'id';
  parent: string | null;
  moved: boolean;
}

interface World {
  links: Record<string, Links>;
  /** How deep the server nests what it sends. */
  depth: number;
  /** The page that follows each page, by its place in the list of pages. */
  next: number[];
  /** The posts of each page. */
  pages: string[][];
  minIds: string[];
}

const id = fc.constantFrom(...ids);
const links: fc.Arbitrary<Links> = fc.record({
  reblog: fc.option(id),
  quote: fc.option(id),
  quoteForm: fc.constantFrom('quote', 'bare quote', 'pleroma', 'id'),
  parent: fc.option(id),
  moved: fc.boolean(),
});
const page = fc.array(id, { maxLength: 4 });
const world: fc.Arbitrary<World> = fc.record({
  links: fc.record(Object.fromEntries(ids.map(one => [one, links]))),
  depth: fc.integer({ min: 0, max: 4 }),
  next: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }),
  pages: fc.array(page, { minLength: 6, maxLength: 6 }),
  minIds: page,
});

function wireAccount(isMoved: boolean, depth: number): Record<string, unknown> {
  const account = { id: '7', username: 'mara', acct: 'mara', url: `${ORIGIN}/@mara` };
  return isMoved && depth > 0 ? { ...account, moved: wireAccount(true, depth - 1) } : account;
}

function wireStatus({ links: graph }: World, statusId: string, depth: number): Record<string, unknown> {
  const { reblog, quote, quoteForm, parent, moved } = graph[statusId] ?? { reblog: null, quote: null, parent: null };
  const part = (partId: string) => wireStatus({ links: graph } as World, partId, depth - 1);
  const status: Record<string, unknown> = {
    id: statusId,
    uri: `${ORIGIN}/posts/${statusId}`,
    content: `<p>Post ${statusId}</p>`,
    in_reply_to_id: parent,
    account: wireAccount(moved === true, depth + 2),
  };
  if (depth === 0) return { ...status, quote_id: quote };
  if (reblog !== null) status['reblog'] = part(reblog);
  if (quote === null) return status;
  if (quoteForm === 'quote') status['quote'] = { state: 'accepted', quoted_status: part(quote) };
  else if (quoteForm === 'bare quote') status['quote'] = part(quote);
  else if (quoteForm === 'pleroma') status['pleroma'] = { quote: part(quote), quote_visible: true };
  else status['quote_id'] = quote;
  return status;
}

function createCyclicServer(given: World) {
  let requests = 0;
  const statusesOf = (list: readonly string[]) => list.map(statusId => wireStatus(given, statusId, given.depth));
  const answer = (url: URL): Response => {
    requests += 1;
    const single = /\/statuses\/(\d)$/.exec(url.pathname)?.[1];
    if (single !== undefined) return Response.json(wireStatus(given, single, given.depth));
    const at = Number(url.searchParams.get('page') ?? 0);
    const next = `${ORIGIN}${url.pathname}?page=${given.next[at]}`;
    const headers = { Link: `<${next}>; rel="next", <${next}>; rel="prev"` };
    if (url.pathname.endsWith('/context') && !url.searchParams.has('page')) {
      const [ancestors = [], descendants = []] = given.pages;
      return Response.json({ ancestors: statusesOf(ancestors), descendants: statusesOf(descendants) }, { headers });
    }
    // The posts above a bound lead to posts below it, and again to those above.
    const list = url.searchParams.has('min_id') ? given.minIds : (given.pages[at] ?? []);
    return Response.json(statusesOf(list), { headers });
  };
  const client = createClient({
    baseUrl: ORIGIN,
    accessToken: 'token',
    fetch: async input => answer(new URL(new Request(input).url)),
  });
  return {
    client,
    /** The requests since the last call. */
    takeRequests(): number {
      const count = requests;
      requests = 0;
      return count;
    },
  };
}

const source = { kind: 'home' } as const;
const definition = timelineList(source);
const listOf = (cache: QueryClient): ListState | undefined => cache.getQueryData<ListState>(timelineKey(source));

/** Loads the list to its end and fills every gap once from both sides. Returns the most requests of one call, and the calls. */
async function readList(
  client: Client,
  cache: QueryClient,
  takeRequests: () => number,
): Promise<{ most: number; pages: number }> {
  let most = takeRequests();
  let pages = 0;
  await cache.fetchQuery(timelineQuery(client, source));
  most = Math.max(most, takeRequests());
  while (pages < MAX_PAGES && (listOf(cache)?.older ?? null) !== null) {
    await loadOlder(client, cache, definition);
    most = Math.max(most, takeRequests());
    pages += 1;
  }
  for (const side of ['newer', 'older'] as const) {
    const gaps = (listOf(cache)?.entries ?? []).filter((entry): entry is Gap => entry.kind === 'gap');
    for (const gap of gaps) {
      await loadGap(client, cache, definition, gap, side);
      most = Math.max(most, takeRequests());
    }
  }
  return { most, pages };
}

it('answers whose entities lead back to one another end in every list, gap, thread and copy', async () => {
  await fc.assert(
    fc.asyncProperty(world, id, async (given, focus) => {
      const { client, takeRequests } = createCyclicServer(given);
      const cache = createQueryClient();
      const stream = createFakeStream();
      const unbind = bindTimelineStream(stream, cache, { schedule: flushImmediately });
      const { most, pages } = await readList(client, cache, takeRequests);
      expect(most).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(pages).toBeLessThan(MAX_PAGES);
      const listed = itemIds(listOf(cache)?.entries ?? []);
      expect(new Set(listed).size).toBe(listed.length);

      const status: Status = await cache.fetchQuery({ ...statusQuery(client, focus), staleTime: 0 });
      stream.emit({ type: 'status', status });
      stream.emit({ type: 'status_edited', status });
      const context = await cache.fetchQuery(threadQuery(client, focus));
      let replies = 0;
      while (replies < MAX_PAGES && (cache.getQueryData(threadQuery(client, focus).queryKey)?.next ?? null) !== null) {
        await loadMoreReplies(client, cache, focus);
        replies += 1;
      }
      expect(replies).toBeLessThan(MAX_PAGES);
      const rows = threadRows({ id: focus, parentId: status.in_reply_to_id }, context);
      const shown = rows.flatMap(row => (row.kind === 'status' ? [row.statusId] : []));
      expect(new Set(shown).size).toBe(shown.length);
      stream.emit({ type: 'status_deleted', statusId: focus });
      unbind();
    }),
    { numRuns: 60 },
  );
});

it.each(['reblog', 'quote', 'moved'])('an answer nested 5,000 times in %s is read to a bounded depth', async field => {
  const leaf = '{"id":"1"}';
  const open = field === 'moved' ? '{"id":"1","account":' : '';
  const nested = `{"id":"1","${field}":`.repeat(5_000);
  const body = `${open}${nested}${leaf}${'}'.repeat(5_000)}${open === '' ? '' : '}'}`;
  const client = createClient({ baseUrl: ORIGIN, fetch: async () => new Response(body) });
  const status = await statusesOf(client).get('1');
  expect(JSON.stringify(status).length).toBeLessThan(100_000);
});
