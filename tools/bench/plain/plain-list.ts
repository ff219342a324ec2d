// The measure the app is held against: windowed lists of the same posts, written by hand, with no framework and none of the app's
// care for places, gaps or the reader. Rows are made when they come near and taken out when they are far; heights are measured once.
import { makeRow } from './plain-row.ts';
import type { PlainStatus } from './plain-row.ts';

const BUFFER = 600;
const ESTIMATE = 220;
const PAGE_LIMIT = 20;

const { server, authorization } = JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as {
  server: string;
  authorization: string;
};
const title = document.querySelector('h1') as HTMLElement;

/** A page of a list: posts, notifications, or a post with its replies. */
type Answer = PlainStatus[] | { status?: PlainStatus }[] | { ancestors: PlainStatus[]; descendants: PlainStatus[] };

/** Shows a list in the place of the one before, which the returned function shows again. */
function showList(id: string, name: string, first: string, known: readonly PlainStatus[] = []): () => void {
  const list = document.createElement('div');
  list.id = id;
  list.role = 'feed';
  list.ariaLabel = name;
  const earlier = { list: title.nextElementSibling, name: title.textContent, scrollY };
  earlier.list?.remove();
  title.after(list);
  title.textContent = name;
  scrollTo(0, 0);

  const statuses: PlainStatus[] = [];
  const heights: number[] = [];
  const tops: number[] = [0];
  const mounted = new Map<number, HTMLElement>();
  let older: string | null = server + first;
  let isLoading = false;

  function add(added: readonly PlainStatus[]): void {
    for (const status of added) {
      statuses.push(status);
      heights.push(ESTIMATE);
      tops.push((tops.at(-1) ?? 0) + ESTIMATE);
    }
  }

  async function load(): Promise<void> {
    if (isLoading || older === null) return;
    isLoading = true;
    const response = await fetch(older, { headers: { Authorization: authorization } });
    const page = (await response.json()) as Answer;
    older = /<([^>]*)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null;
    if (Array.isArray(page)) add(page.flatMap(item => ('status' in item ? (item.status ?? []) : 'content' in item ? item : [])));
    else add(page.descendants);
    isLoading = false;
    update();
  }

  function rowAt(y: number): number {
    let low = 0;
    let high = statuses.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((tops[middle] ?? 0) <= y) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function update(): void {
    if (statuses.length === 0 || !list.isConnected) return;
    const start = window.scrollY - list.offsetTop;
    const first = rowAt(start - BUFFER);
    const last = rowAt(start + window.innerHeight + BUFFER);
    for (const [index, row] of mounted) {
      if (index >= first && index <= last) continue;
      row.remove();
      mounted.delete(index);
    }
    const added: number[] = [];
    for (let index = first; index <= last; index += 1) {
      const status = statuses[index];
      if (mounted.has(index) || status === undefined) continue;
      const row = makeRow(status, index + 1);
      row.addEventListener('keydown', event => {
        if (event.key === 'Enter' && event.target === row) openThread(status.reblog ?? status);
      });
      mounted.set(index, row);
      // The order of the document is the order of the list, for the keyboard and for who hears it.
      const next = mounted.get(index + 1);
      list.insertBefore(row, next ?? null);
      added.push(index);
    }
    if (added.length > 0) measure(added);
    const end = tops[statuses.length] ?? 0;
    list.style.height = `${end}px`;
    if (start + 2 * window.innerHeight >= end) void load();
  }

  function measure(added: readonly number[]): void {
    for (const index of added) heights[index] = mounted.get(index)?.offsetHeight ?? ESTIMATE;
    for (let index = Math.min(...added); index < statuses.length; index += 1) {
      tops[index + 1] = (tops[index] ?? 0) + (heights[index] ?? ESTIMATE);
    }
    for (const [index, row] of mounted) row.style.top = `${tops[index] ?? 0}px`;
  }

  window.addEventListener('scroll', update, { passive: true });
  add(known);
  update();
  void load();
  return () => {
    window.removeEventListener('scroll', update);
    list.remove();
    if (earlier.list !== null) title.after(earlier.list);
    title.textContent = earlier.name;
    scrollTo(0, earlier.scrollY);
  };
}

function threadOf(status: PlainStatus): () => void {
  return showList('thread', 'Post', `/api/v1/statuses/${status.id}/context`, [status]);
}

function openThread(status: PlainStatus): void {
  const close = threadOf(status);
  history.pushState(null, '', `/@${status.account.acct}/posts/${status.id}`);
  window.addEventListener('popstate', close, { once: true });
}

/** Counts the posts that arrive, as a list does whose reader is further down. */
function countArrivals(): void {
  const token = authorization.replace('Bearer ', '');
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/v1/streaming?stream=user&access_token=${token}`);
  const arrived: PlainStatus[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { event, payload } = JSON.parse(data as string) as { event: string; payload: string };
    if (event === 'update') arrived.push(JSON.parse(payload) as PlainStatus);
    title.textContent = `Home (${arrived.length})`;
  });
}

async function start(): Promise<void> {
  history.scrollRestoration = 'manual';
  const [, id] = /\/posts\/(\w+)$/.exec(location.pathname) ?? [];
  if (id !== undefined) {
    const response = await fetch(`${server}/api/v1/statuses/${id}`, { headers: { Authorization: authorization } });
    threadOf((await response.json()) as PlainStatus);
  } else if (location.pathname === '/notifications') {
    showList('status-list', 'Notifications', `/api/v1/notifications?limit=${PAGE_LIMIT}`);
  } else {
    showList('status-list', 'Home', `/api/v1/timelines/home?limit=${PAGE_LIMIT}`);
    countArrivals();
  }
}

void start();
