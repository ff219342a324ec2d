import { createInstance } from '@rookery/instance';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './index.js';

const SERVER = 'https://tram.example';

type Answer = (request: Request) => Response | null;

let requests: { path: string; token: string | null }[];
/** Answers in place of the built-in server; null: the server answers. */
let answerInstead: Answer;
let openSockets: Set<FakeSocket>;
let sockets: string[];

class FakeSocket extends EventTarget {
  constructor(url: string) {
    super();
    sockets.push(url);
    openSockets.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(): void {}
  close(): void {
    openSockets.delete(this);
  }
}

beforeEach(() => {
  requests = [];
  answerInstead = () => null;
  openSockets = new Set();
  sockets = [];
  const instance = createInstance({ seed: 1, origin: SERVER });
  // jsdom does not draw.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push({ path: new URL(request.url).pathname, token: request.headers.get('authorization') });
    return answerInstead(request) ?? instance.fetch(request);
  });
});

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Inserts an element, and collects its events. */
async function insert(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('rookery-timeline');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const events: { name: string; detail: { kind?: unknown; source?: unknown } }[] = [];
  for (const name of ['ready', 'error'] as const)
    element.addEventListener(name, (event: Event) => events.push({ name, detail: (event as CustomEvent).detail }));
  await act(async () => document.body.append(element));
  return { element, events };
}

const articles = (element: Element): Element[] => [...(element.shadowRoot?.querySelectorAll('article') ?? [])];
const shownIn = (element: Element): string => element.shadowRoot?.textContent ?? '';

describe('<rookery-timeline>', () => {
  it('shows the posts of a server to a visitor and says that it is ready', async () => {
    const { element, events } = await insert({ server: 'tram.example' });
    await vi.waitFor(() => expect(articles(element).length).toBeGreaterThan(1));
    expect(events).toEqual([{ name: 'ready', detail: { server: SERVER, source: 'public' } }]);
    expect(requests.every(({ token }) => token === null)).toBe(true);
  });

  it('shows as many posts as its limit, and the way to the others', async () => {
    const { element } = await insert({ server: SERVER, source: 'public:local', limit: '2' });
    await vi.waitFor(() => expect(articles(element)).toHaveLength(2));
    const more = [...(element.shadowRoot?.querySelectorAll('a') ?? [])].at(-1);
    expect(more).toHaveTextContent('Read more on tram.example');
    expect(more).toHaveAttribute('href', `${SERVER}/public/local`);
    expect(more).toHaveAttribute('rel', 'noopener');
  });

  it('shows the posts of a profile by its full name', async () => {
    const { element } = await insert({ server: SERVER, source: 'account:@juniper@tram.example' });
    await vi.waitFor(() => expect(shownIn(element)).toContain('Waxwings!'));
    expect(requests.some(({ path }) => path === '/api/v1/accounts/lookup')).toBe(true);
  });

  it('shows another list when its source changes', async () => {
    const { element, events } = await insert({ server: SERVER });
    await vi.waitFor(() => expect(events).toHaveLength(1));
    element.source = 'tag:birdwatching';
    await vi.waitFor(() => expect(events.at(-1)?.detail.source).toBe('tag:birdwatching'));
    await vi.waitFor(() => expect(shownIn(element)).toContain('#birdwatching'));
  });

  it.each([
    [{}, 'no-server', 'This timeline does not name a server.'],
    [{ server: SERVER, source: 'home' }, 'unknown-source', 'This timeline does not know which posts to show.'],
    [{ server: SERVER, source: 'status:https://far.example/@mara/1' }, 'other-server', 'This post is not on tram.example.'],
    [{ server: SERVER, source: 'account:@nobody' }, 'not-found', 'This profile was not found on tram.example.'],
    [{ server: SERVER, source: 'status:999999' }, 'not-found', 'This post was not found on tram.example.'],
  ])('says about %j: %j', async (attributes: Record<string, string>, kind, sentence) => {
    const { element, events } = await insert(attributes);
    await vi.waitFor(() => expect(shownIn(element)).toContain(sentence));
    expect(events.map(({ name, detail }) => [name, detail.kind])).toEqual([['error', kind]]);
  });

  it.each([
    [422, 'members-only', 'tram.example shows these posts to its members only.'],
    [429, 'rate-limited', 'tram.example is busy. Try again in a moment.'],
    [503, 'failed', 'These posts could not be loaded.'],
    [404, 'incompatible', 'tram.example is not a compatible server.'],
  ])('[API-08] says about the status %i: %j', async (status, kind, sentence) => {
    answerInstead = () => Response.json({ error: 'No' }, { status });
    const { element, events } = await insert({ server: SERVER });
    await vi.waitFor(() => expect(shownIn(element)).toContain(sentence));
    expect(events.at(-1)?.detail.kind).toBe(kind);
  });

  it('[API-08] tries again on request', async () => {
    answerInstead = () => Response.json({ error: 'Maintenance' }, { status: 503 });
    const { element } = await insert({ server: SERVER });
    await vi.waitFor(() => expect(shownIn(element)).toContain('Maintenance'));
    answerInstead = () => null;
    await act(async () => element.shadowRoot?.querySelector('button')?.click());
    await vi.waitFor(() => expect(articles(element).length).toBeGreaterThan(1));
  });

  it('opens a stream only where it is live, and closes it when it is removed', async () => {
    const still = await insert({ server: SERVER });
    await vi.waitFor(() => expect(articles(still.element).length).toBeGreaterThan(1));
    expect(sockets).toEqual([]);
    still.element.live = true;
    await vi.waitFor(() => expect(openSockets.size).toBe(1));
    expect(sockets[0]).toContain('stream=public');
    expect(sockets[0]).not.toContain('user');
    await act(async () => still.element.remove());
    await vi.waitFor(() => expect(openSockets.size).toBe(0));
    expect(shownIn(still.element)).toBe('');
  });

  it('keeps its posts when it is moved in the page', async () => {
    const { element, events } = await insert({ server: SERVER });
    await vi.waitFor(() => expect(events).toHaveLength(1));
    const place = document.body.appendChild(document.createElement('main'));
    await act(async () => place.append(element));
    await act(async () => undefined);
    expect(events).toHaveLength(1);
    expect(articles(element).length).toBeGreaterThan(1);
  });

  it('reflects its properties, also those that were set before the upgrade', async () => {
    const element = document.createElement('rookery-timeline');
    Object.assign(element, { server: SERVER, source: 'tag:archives', limit: 1, live: true, theme: 'dark', locale: 'ar' });
    expect(element.outerHTML).toContain('limit="1"');
    Object.defineProperty(element, 'limit', { value: 3, configurable: true, enumerable: true, writable: true });
    await act(async () => document.body.append(element));
    expect(element.getAttribute('limit')).toBe('3');
    Object.assign(element, { live: false, limit: null, theme: null });
    expect([element.live, element.limit, element.theme, element.locale]).toEqual([false, null, 'auto', 'ar']);
    expect(element.shadowRoot?.querySelector('.rk-timeline-element')).toHaveAttribute('dir', 'rtl');
  });
});
