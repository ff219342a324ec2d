import { createClient, type Client } from '@rookery/api-client';

/** Deviations of a server from the API. Each was seen on a real server, or is one step from one that was. */
export interface Oddities {
  /** The Link header. 'none' also stands for one that CORS hides. */
  link?: 'absolute' | 'relative' | 'none' | 'other-host' | 'always';
  /** The bound of the next link is the first post of the next page, which `max_id` excludes: following it skips that post. */
  isNextSkipping?: boolean;
  /** The most items of a page, whatever `limit` says. */
  most?: number;
  /** The fewest items of a page, whatever `limit` says. */
  least?: number;
  /** Removes every n-th post after the page was cut, as for deleted or muted ones: pages are short. */
  hidesEvery?: number;
  /** The number of consecutive posts removed so, above the `HIDDEN_ABOVE` oldest. */
  hidesInRow?: number;
  /** Every n-th item is malformed. */
  breaksEvery?: number;
  /** A page contains each post twice. */
  isTwice?: boolean;
  /** A page is oldest first. */
  isReversed?: boolean;
  /** A page includes the post of its `max_id`. */
  isInclusive?: boolean;
  /** The posts for `min_id`: those adjacent to it, the newest above it, or it is ignored. */
  minId?: 'adjacent' | 'newest' | 'ignored';
  /** `since_id` is ignored. */
  isSinceIgnored?: boolean;
  /** `max_id` is ignored together with `min_id`. */
  isMaxIgnoredBesideMin?: boolean;
}

/** A server with one timeline of posts, newest first, and its oddities. */
export interface OddServer {
  client: Client;
  /** Newest first. */
  ids: string[];
  requests: string[];
  /** The ids that a reader can see. */
  visible(): string[];
}

const HIDDEN_ABOVE = 92;
const ORIGIN = 'https://rookery.test';

const wireStatus = (id: string) => ({
  id,
  uri: `${ORIGIN}/users/mara/statuses/${id}`,
  content: `<p>Post ${id}</p>`,
  visibility: 'public',
  account: { id: '7', username: 'mara', acct: 'mara', display_name: 'Mara Lindqvist', url: `${ORIGIN}/@mara` },
});

/** A number of a post, independent of other posts. */
const numberOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

const isEvery = (every: number | undefined, id: string): boolean => every !== undefined && numberOf(id) % every === 0;

export function createOddServer(ids: string[], oddities: Oddities): OddServer {
  const { link = 'absolute', minId = 'adjacent' } = oddities;
  const server: OddServer = {
    client: createClient({
      baseUrl: ORIGIN,
      accessToken: 'token',
      fetch: async input => answer(new URL(new Request(input).url)),
    }),
    ids,
    requests: [],
    visible: () => server.ids.filter(id => !isHidden(id) && !isEvery(oddities.breaksEvery, id)),
  };
  const { hidesInRow = 0 } = oddities;
  const isHidden = (id: string): boolean =>
    isEvery(oddities.hidesEvery, id) ||
    (hidesInRow > 0 && server.ids.slice(-HIDDEN_ABOVE - hidesInRow, -HIDDEN_ABOVE).includes(id));

  function cut(url: URL): string[] {
    const read = (name: string): string | null => url.searchParams.get(name);
    const above = minId === 'ignored' ? null : read('min_id');
    const since = oddities.isSinceIgnored === true ? null : read('since_id');
    const below = above !== null && oddities.isMaxIgnoredBesideMin === true ? null : read('max_id');
    const limit = Math.max(Math.min(Number(read('limit') ?? 20), oddities.most ?? 40), oddities.least ?? 1);
    const start = below === null ? 0 : server.ids.indexOf(below) + (oddities.isInclusive === true ? 0 : 1);
    const floor = above ?? since;
    const end = floor === null ? server.ids.length : server.ids.indexOf(floor);
    const fitting = server.ids.slice(start, Math.max(end, start));
    return above !== null && minId === 'adjacent' ? fitting.slice(-limit) : fitting.slice(0, limit);
  }

  function answer(url: URL): Response {
    server.requests.push(url.pathname + url.search);
    const page = cut(url);
    const headers = new Headers();
    const last = page.at(-1);
    const isEnd = last === server.ids.at(-1);
    if (link !== 'none' && last !== undefined && (!isEnd || link === 'always')) {
      const next = new URL(url);
      for (const name of ['since_id', 'min_id']) next.searchParams.delete(name);
      const following = server.ids[server.ids.indexOf(last) + 1];
      next.searchParams.set('max_id', oddities.isNextSkipping === true ? (following ?? last) : last);
      if (link === 'other-host') next.host = 'inner.example';
      headers.set('Link', `<${link === 'relative' ? next.pathname + next.search : next.href}>; rel="next"`);
    }
    const items = page
      .filter(id => !isHidden(id))
      .map(id => (isEvery(oddities.breaksEvery, id) ? { content: 'no id' } : wireStatus(id)));
    const ordered = oddities.isReversed === true ? items.toReversed() : items;
    return Response.json(oddities.isTwice === true ? [...ordered, ...ordered] : ordered, { headers });
  }

  return server;
}
