import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import './index.js';

/** The requests so far: path and token. */
let requests: { path: string; token: string | null }[];
/** Tokens that the server accepts. */
let validTokens: string[];
let openSockets: Set<FakeSocket>;

class FakeSocket extends EventTarget {
  constructor() {
    super();
    openSockets.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(): void {}
  close(): void {
    openSockets.delete(this);
  }
}

const account = { id: '1', username: 'mara', acct: 'mara' };
const instance = { version: '2.7.2 (compatible; Pleroma 2.9.0)', urls: { streaming_api: 'wss://chat.example' } };

beforeEach(() => {
  requests = [];
  validTokens = ['token'];
  openSockets = new Set();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
    const { pathname: path } = new URL(request.url);
    requests.push({ path, token });
    if (token !== null && !validTokens.includes(token)) return Response.json({ error: 'Not allowed' }, { status: 401 });
    if (path.endsWith('/verify_credentials')) return Response.json(account);
    if (path.includes('/instance')) return Response.json(instance);
    return Response.json([]);
  });
});

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  vi.unstubAllGlobals();
});

type Properties = Partial<Pick<HTMLElementTagNameMap['rookery-chats'], 'accessToken' | 'getAccessToken' | 'translations'>>;

/** Inserts an element and waits until it has connected or failed to. */
async function insert(attributes: Readonly<Record<string, string>>, properties: Properties = {}) {
  const element = Object.assign(document.createElement('rookery-chats'), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const dispatched: [string, unknown][] = [];
  for (const name of ['ready', 'error', 'auth-needed'] as const)
    document.body.addEventListener(name, event => dispatched.push([name, (event as CustomEvent).detail]));
  await act(async () => document.body.append(element));
  await settle();
  return { element, dispatched };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await act(async () => new Promise(resolve => setTimeout(resolve)));
}

const shownIn = (element: Element) => element.shadowRoot?.textContent ?? '';
const tokensUsed = () => [...new Set(requests.map(({ token }) => token))];

describe('<rookery-chats>', () => {
  it('signs in with the token of the property and says that it is ready', async () => {
    const { dispatched } = await insert({ server: 'chat.example' }, { accessToken: 'token' });
    expect(tokensUsed()).toContain('token');
    expect(dispatched).toContainEqual(['ready', { server: 'https://chat.example', accountId: '1' }]);
  });

  it('ignores a token in an attribute', async () => {
    const { dispatched } = await insert({ server: 'chat.example', 'access-token': 'token', accesstoken: 'token' });
    expect(requests).toEqual([]);
    expect(dispatched).toEqual([['auth-needed', { reason: 'missing' }]]);
  });

  it('asks for a token with an event, and continues once it has one', async () => {
    const { element, dispatched } = await insert({ server: 'chat.example' });
    expect(shownIn(element)).toContain('Sign in to see your chats');
    element.accessToken = 'token';
    await settle();
    expect(dispatched.map(([name]) => name)).toEqual(['auth-needed', 'ready']);
  });

  it('asks the callback again when the server has refused a token', async () => {
    const tokens = ['expired', 'token'];
    const { dispatched } = await insert({ server: 'chat.example' }, { getAccessToken: async () => tokens.shift() ?? null });
    expect(dispatched.map(([name]) => name)).toEqual(['ready']);
  });

  it('says that it needs a token when the callback has the refused one only', async () => {
    const { dispatched } = await insert({ server: 'chat.example' }, { getAccessToken: () => 'expired' });
    expect(dispatched).toEqual([['auth-needed', { reason: 'refused' }]]);
  });

  it('reports a server that does not answer, and tries again on request', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'Maintenance' }, { status: 503 }));
    const { element, dispatched } = await insert({ server: 'chat.example' }, { accessToken: 'token' });
    expect(dispatched).toEqual([['error', expect.objectContaining({ message: 'Maintenance' })]]);
    expect(shownIn(element)).toContain('Maintenance');
    expect(element.shadowRoot?.querySelector('button')).toHaveTextContent('Try again');
  });

  it('reports an address that is no server, until it has another one', async () => {
    const { element, dispatched } = await insert({ server: 'not a server' }, { accessToken: 'token' });
    expect(dispatched).toEqual([['error', expect.objectContaining({ message: expect.stringContaining('Invalid server') })]]);
    expect(shownIn(element)).toContain('Chats could not be loaded.');
    expect(requests).toEqual([]);
    element.setAttribute('server', 'chat.example');
    await settle();
    expect(dispatched.at(-1)?.[0]).toBe('ready');
  });

  it('keeps what is typed into its fields from the shortcuts of the page', async () => {
    const { element } = await insert({ server: 'chat.example' }, { accessToken: 'token' });
    const pressed = vi.fn();
    document.body.addEventListener('keydown', pressed);
    const field = element.shadowRoot?.querySelector('input');
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, composed: true }));
    expect(field).toBeInstanceOf(HTMLInputElement);
    expect(pressed).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', pressed);
  });

  it('connects again when its server changes, with the token of that server', async () => {
    const asked: string[] = [];
    const getAccessToken = (server: string) => (asked.push(server), 'token');
    const { element, dispatched } = await insert({ server: 'chat.example' }, { getAccessToken });
    element.setAttribute('server', 'other.example');
    await settle();
    expect(asked).toEqual(['https://chat.example', 'https://other.example']);
    expect(dispatched.at(-1)).toEqual(['ready', { server: 'https://other.example', accountId: '1' }]);
  });

  it.each([
    ['set after the server', ['server', 'accessToken']],
    ['set before the server', ['accessToken', 'server']],
  ])('[API-02] gives a token to no other server than its own, %s', async (_, order) => {
    const { element, dispatched } = await insert({});
    for (const name of order)
      if (name === 'server') element.setAttribute('server', 'chat.example');
      else element.accessToken = 'token';
    await settle();
    expect(dispatched.at(-1)?.[0]).toBe('ready');
    for (const server of ['evil.example', 'chat.example.evil.example', 'chat.example:8443', 'http://chat.example']) {
      requests = [];
      element.setAttribute('server', server);
      await settle();
      expect(tokensUsed()).not.toContain('token');
    }
    // Another form of the same address.
    element.setAttribute('server', 'https://CHAT.example:443/');
    await settle();
    expect(tokensUsed()).toContain('token');
  });

  it('[API-02] gives another server the token that is set for it', async () => {
    const { element, dispatched } = await insert({ server: 'chat.example' }, { accessToken: 'token' });
    element.setAttribute('server', 'other.example');
    await settle();
    expect(dispatched.at(-1)).toEqual(['auth-needed', { reason: 'missing' }]);
    element.accessToken = 'token';
    await settle();
    expect(dispatched.at(-1)).toEqual(['ready', { server: 'https://other.example', accountId: '1' }]);
  });

  it('closes its stream when it is removed, and connects again when it is inserted again', async () => {
    const { element, dispatched } = await insert({ server: 'chat.example' }, { accessToken: 'token' });
    await vi.waitFor(() => expect(openSockets.size).toBe(1));
    await act(async () => element.remove());
    await vi.waitFor(() => expect(openSockets.size).toBe(0));
    expect(shownIn(element)).toBe('');
    await act(async () => document.body.append(element));
    await settle();
    expect(dispatched.map(([name]) => name)).toEqual(['ready', 'ready']);
  });

  it('keeps its connection when it is moved in the page', async () => {
    const { element, dispatched } = await insert({ server: 'chat.example' }, { accessToken: 'token' });
    const place = document.body.appendChild(document.createElement('main'));
    await act(async () => place.append(element));
    await settle();
    expect(dispatched.map(([name]) => name)).toEqual(['ready']);
  });

  it('follows its theme, language and direction', async () => {
    const { element } = await insert({ locale: 'ar', theme: 'dark' });
    const top = () => element.shadowRoot?.querySelector<HTMLElement>('.rk-chats-element');
    expect(top()).toHaveAttribute('data-theme', 'dark');
    expect([top()?.lang, top()?.dir]).toEqual(['ar', 'rtl']);
    element.setAttribute('theme', 'auto');
    element.setAttribute('dir', 'ltr');
    await settle();
    expect(top()).not.toHaveAttribute('data-theme');
    expect(top()?.dir).toBe('ltr');
  });

  it('shows texts of the page instead of its own', async () => {
    const { element } = await insert(
      { server: 'chat.example', locale: 'ar' },
      { translations: { 'chatsElement.signedOut': 'Bitte anmelden' } },
    );
    expect(shownIn(element)).toContain('Bitte anmelden');
  });

  it('[I18N-01] parses the texts of the page that are ICU messages', async () => {
    const { element } = await insert(
      { server: 'chat.example' },
      { translations: { 'chatsElement.signedOut': "Bitte anmelden '{'hier'}'" } },
    );
    await expect.poll(() => shownIn(element)).toContain('Bitte anmelden {hier}');
  });

  it('respects properties set before the upgrade', async () => {
    const element = document.createElement('rookery-chats');
    Object.defineProperty(element, 'accessToken', { value: 'token', configurable: true, enumerable: true, writable: true });
    element.setAttribute('server', 'chat.example');
    await act(async () => document.body.append(element));
    await settle();
    expect(tokensUsed()).toContain('token');
  });

  it('keeps two elements with different servers apart', async () => {
    await insert({ server: 'chat.example' }, { accessToken: 'token' });
    const { element } = await insert({ server: 'other.example', locale: 'ar' }, { accessToken: 'another' });
    expect(shownIn(element)).not.toBe('');
    expect(requests.filter(({ token }) => token === 'another').every(({ path }) => path.endsWith('verify_credentials'))).toBe(
      true,
    );
  });
});
