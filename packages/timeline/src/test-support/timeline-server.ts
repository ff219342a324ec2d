import { createClient, type Client } from '@rookery/api-client';

/** A server with one timeline at every timeline path: numbered posts, newest first, with links and bounds. */
export interface TimelineServer {
  client: Client;
  /** Path and query of every request for a list of posts. */
  requests: string[];
  /** The ids of the posts that were requested alone. */
  singles: string[];
  posts: number[];
  /** The pinned posts of every account. */
  pinned: number[];
  /** The posts with a picture. */
  pictures: ReadonlySet<number>;
  /** The posts that repost another one, by their numbers. */
  reblogs: Map<number, number>;
  /** How often each post was edited. */
  edits: Map<number, number>;
  /** The post at which the reader stopped reading Home; null: the server has no markers. */
  marker: number | null;
  /** A post as a response has it. */
  wire(id: number): object;
  isPartial: boolean;
  /** Responds with 503. */
  isDown: boolean;
  /** Responds with this HTTP status; null: normally. */
  refusal: number | null;
  /** Runs before a response is made. Its promise delays the response. */
  beforeAnswer: () => void | Promise<void>;
  /** Runs when a response is made and not yet sent. */
  afterAnswer: () => void;
}

const ORIGIN = 'https://rookery.test';

const wireStatus = (id: number) => ({
  id: String(id),
  uri: `${ORIGIN}/users/mara/statuses/${id}`,
  url: `${ORIGIN}/@mara/${id}`,
  created_at: new Date(Date.UTC(2026, 10, 20, 6, id % 600)).toISOString(),
  // Posts have different heights.
  content: `<p>Post ${id}</p>${'<p>The ferry takes bicycles again from Monday.</p>'.repeat(id % 4)}`,
  visibility: 'public',
  account: { id: '7', username: 'mara', acct: 'mara', display_name: 'Mara Lindqvist', url: `${ORIGIN}/@mara` },
});

const picture = { id: '1', type: 'image', url: `${ORIGIN}/1.png`, preview_url: `${ORIGIN}/1.png` };

/** The numbers from `newest` down to `oldest`, both included. */
export function numbersDown(newest: number, oldest: number): number[] {
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
}

export function createTimelineServer(posts: number[]): TimelineServer {
  const server: TimelineServer = {
    client: createClient({ baseUrl: ORIGIN, accessToken: 'token', fetch: (input, init) => answer(new Request(input, init)) }),
    requests: [],
    singles: [],
    posts,
    pinned: [],
    pictures: new Set(),
    reblogs: new Map(),
    edits: new Map(),
    marker: null,
    wire: id => {
      const reblogged = server.reblogs.get(id);
      const edits = server.edits.get(id) ?? 0;
      return {
        ...wireStatus(id),
        ...(edits > 0 && { content: `<p>Post ${id}, version ${edits}</p>` }),
        media_attachments: server.pictures.has(id) ? [picture] : [],
        reblog: reblogged === undefined ? null : server.wire(reblogged),
      };
    },
    isPartial: false,
    isDown: false,
    refusal: null,
    beforeAnswer: () => undefined,
    afterAnswer: () => undefined,
  };

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const single = /\/api\/v1\/statuses\/(\d+)$/.exec(url.pathname)?.[1];
    if (single !== undefined) {
      server.singles.push(single);
      return Response.json(wireStatus(Number(single)));
    }
    if (url.pathname === '/api/v1/markers' && server.marker !== null) {
      const written = request.method === 'POST' ? ((await request.json()) as { home: { last_read_id: string } }).home : null;
      server.marker = Number(written?.last_read_id ?? server.marker);
      const { created_at: updated_at } = wireStatus(server.marker);
      return Response.json({ home: { last_read_id: String(server.marker), version: 1, updated_at } });
    }
    if (!/\/timelines\/|\/(?:statuses|bookmarks|favourites|quotes)$/.test(url.pathname))
      return Response.json({}, { status: 404 });
    server.requests.push(url.pathname + url.search);
    await server.beforeAnswer();
    if (server.isDown) return Response.json({ error: 'Down for a moment' }, { status: 503 });
    if (server.refusal !== null)
      return Response.json({ error: 'This method requires an authenticated user' }, { status: server.refusal });
    const made = page(url);
    server.afterAnswer();
    return made;
  }

  function page(url: URL): Response {
    if (url.searchParams.get('pinned') === 'true') return Response.json(server.pinned.map(wireStatus));
    const bound = (name: string): number | null => {
      const value = url.searchParams.get(name);
      return value === null ? null : Number(value);
    };
    const [below, since, above] = [bound('max_id'), bound('since_id'), bound('min_id')];
    const limit = bound('limit') ?? 20;
    const newer = Math.max(since ?? -Infinity, above ?? -Infinity);
    const fitting = server.posts.filter(id => id < (below ?? Infinity) && id > newer).toSorted((a, b) => b - a);
    const ids = above === null ? fitting.slice(0, limit) : fitting.slice(-limit);
    const last = ids.at(-1);
    const headers = new Headers();
    if (last !== undefined) {
      const next = new URL(url);
      for (const name of ['since_id', 'min_id']) next.searchParams.delete(name);
      next.searchParams.set('max_id', String(last));
      headers.set('Link', `<${next.href}>; rel="next"`);
    }
    return Response.json(ids.map(server.wire), { status: server.isPartial ? 206 : 200, headers });
  }

  return server;
}
