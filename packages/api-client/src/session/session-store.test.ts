import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, SESSIONS_KEY } from './session-store.js';
import type { Session, StoredSessions } from './session-store.js';

/** Browser storage of one tab; `isDenied` makes it throw, as with blocked site data. */
class FakeStorage implements Storage {
  isDenied = false;
  readonly #items = new Map<string, string>();

  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    this.#check();
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#check();
    this.#items.set(key, value);
  }
  removeItem(key: string) {
    this.#check();
    this.#items.delete(key);
  }
  clear() {
    this.#items.clear();
  }
  #check() {
    if (this.isDenied) throw new DOMException('denied', 'SecurityError');
  }
}

const aSession = (name: string, overrides: Partial<Session> = {}): Session => ({
  id: `${name}@rookery.test`,
  server: 'https://rookery.test',
  accessToken: `token of ${name}`,
  clientId: 'client',
  clientSecret: 'secret',
  scope: 'read write follow push',
  account: { id: name, acct: name, display_name: name, avatar: '' },
  ...overrides,
});

let persistent: FakeStorage;
let temporary: FakeStorage;
beforeEach(() => {
  persistent = new FakeStorage();
  temporary = new FakeStorage();
});

const open = (events?: EventTarget) => createSessionStore({ persistent, temporary, ...(events ? { events } : {}) });
const stored = (storage: Storage) => JSON.parse(storage.getItem(SESSIONS_KEY) ?? 'null') as StoredSessions | null;

describe('[API-10] the session store', () => {
  it('starts without a session', () => {
    expect(open().list()).toEqual([]);
    expect(open().current()).toBeNull();
  });

  it('keeps a session that stays signed in after the tab closes', () => {
    open().add(aSession('mara'), { staySignedIn: true });
    expect(stored(persistent)).toEqual({ current: 'mara@rookery.test', sessions: [aSession('mara')] });
    temporary.clear();
    expect(open().current()).toEqual(aSession('mara'));
  });

  it('drops other sessions when the tab closes', () => {
    open().add(aSession('mara'), { staySignedIn: false });
    expect(stored(persistent)).toBeNull();
    expect(open().current()).toEqual(aSession('mara'));
    temporary.clear();
    expect(open().current()).toBeNull();
  });

  it.each([true, false])('stores a changed name and picture of an account, staying signed in: %s', staySignedIn => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn });
    store.add(aSession('tobi'), { staySignedIn: true });
    const listener = vi.fn();
    store.subscribe(listener);
    const account = { id: 'mara', acct: 'mara', display_name: 'Mara of the trams', avatar: 'https://a.test/1.png' };
    store.updateAccount('mara@rookery.test', account);
    expect(listener).toHaveBeenCalled();
    expect(open().list()).toContainEqual(aSession('mara', { account }));
    expect(open().list()).toContainEqual(aSession('tobi'));
    expect(store.current()?.id).toBe('tobi@rookery.test');
    store.updateAccount('nobody@rookery.test', account);
    expect(open().list()).toHaveLength(2);
  });

  it('moves a session between storages when it is added again', () => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn: true });
    store.add(aSession('mara', { accessToken: 'new' }), { staySignedIn: false });
    expect(store.list().map(session => session.accessToken)).toEqual(['new']);
    expect(persistent.getItem(SESSIONS_KEY)).toBeNull();
  });

  it('tells the sessions that outlive the tab from the others', () => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn: true });
    store.add(aSession('tobi'), { staySignedIn: false });
    const ids = ['mara', 'tobi', 'nobody'].map(name => `${name}@rookery.test`);
    expect(ids.map(id => store.isPersistent(id))).toEqual([true, false, false]);
    store.add(aSession('mara'), { staySignedIn: false });
    expect(store.isPersistent('mara@rookery.test')).toBe(false);
  });

  it.each([true, false])('replaces the token when a session is added again, staying signed in: %s', staySignedIn => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn });
    store.add(aSession('mara', { accessToken: 'new' }), { staySignedIn });
    expect(store.list().map(session => session.accessToken)).toEqual(['new']);
    expect(open().current()?.accessToken).toBe('new');
  });

  it('selects among several sessions and remembers the selection', () => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn: true });
    store.add(aSession('tomas'), { staySignedIn: true });
    expect(store.current()?.id).toBe('tomas@rookery.test');
    store.select('mara@rookery.test');
    expect(store.current()?.id).toBe('mara@rookery.test');
    store.select('nobody@rookery.test');
    expect(open().current()?.id).toBe('mara@rookery.test');
    expect(open().list()).toHaveLength(2);
  });

  it('keeps a separate selection per tab', () => {
    const first = open();
    first.add(aSession('mara'), { staySignedIn: true });
    first.add(aSession('tomas'), { staySignedIn: true });
    const second = createSessionStore({ persistent, temporary: new FakeStorage() });
    second.select('mara@rookery.test');
    expect(open().current()?.id).toBe('tomas@rookery.test');
    expect(second.current()?.id).toBe('mara@rookery.test');
  });

  it('selects the session added last when the selected one is removed', () => {
    const store = open();
    for (const name of ['mara', 'tomas', 'ines']) store.add(aSession(name), { staySignedIn: true });
    store.remove('ines@rookery.test');
    expect(store.current()?.id).toBe('tomas@rookery.test');
    store.remove('mara@rookery.test');
    expect(store.current()?.id).toBe('tomas@rookery.test');
    store.remove('tomas@rookery.test');
    expect(store.current()).toBeNull();
    expect([persistent.length, temporary.length]).toEqual([0, 0]);
  });

  it('notifies listeners of every change until they unsubscribe', () => {
    const store = open();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.add(aSession('mara'), { staySignedIn: true });
    store.select('mara@rookery.test');
    expect(listener).toHaveBeenCalledTimes(1);
    store.remove('mara@rookery.test');
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.add(aSession('mara'), { staySignedIn: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same list and session objects until a change', () => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn: true });
    expect(store.list()).toBe(store.list());
    expect(store.current()).toBe(store.current());
  });

  it('removes a session that was signed out in another tab', () => {
    const window = new EventTarget();
    const here = open(window);
    here.add(aSession('mara'), { staySignedIn: true });
    const listener = vi.fn();
    here.subscribe(listener);
    createSessionStore({ persistent, temporary: new FakeStorage() }).remove('mara@rookery.test');
    expect(here.current()?.id).toBe('mara@rookery.test');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSIONS_KEY }));
    expect(here.current()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reads what other pages wrote when the browser restores its page', () => {
    const window = new EventTarget();
    const tab = new FakeStorage();
    const here = createSessionStore({ persistent, temporary: tab, events: window });
    const listener = vi.fn();
    const stop = here.subscribe(listener);
    const next = createSessionStore({ persistent, temporary: tab });
    next.add(aSession('mara'), { staySignedIn: true });
    next.add(aSession('ines'), { staySignedIn: false });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(here.current()).toBeNull();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(here.list().map(session => session.id)).toEqual(['mara@rookery.test', 'ines@rookery.test']);
    expect(here.current()?.id).toBe('ines@rookery.test');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reads what was written while nobody listened, and keeps what could not be written', () => {
    const window = new EventTarget();
    const here = open(window);
    here.add(aSession('mara'), { staySignedIn: true });
    const shown = here.list();
    here.subscribe(() => undefined)();
    expect(here.list()).toBe(shown);
    createSessionStore({ persistent, temporary: new FakeStorage() }).remove('mara@rookery.test');
    here.subscribe(() => undefined)();
    expect(here.list()).toEqual([]);
    vi.spyOn(persistent, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    here.add(aSession('ines'), { staySignedIn: true });
    here.subscribe(() => undefined);
    expect(here.current()?.id).toBe('ines@rookery.test');
  });

  it('selects another account when the selected one was signed out in another tab', () => {
    const window = new EventTarget();
    const here = open(window);
    here.add(aSession('mara'), { staySignedIn: true });
    here.add(aSession('tomas'), { staySignedIn: true });
    here.subscribe(() => undefined);
    const elsewhere = createSessionStore({ persistent, temporary: new FakeStorage() });
    elsewhere.remove('tomas@rookery.test');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSIONS_KEY }));
    expect(here.current()?.id).toBe('mara@rookery.test');
  });

  it('removes its persistent sessions when another tab clears the storage', () => {
    const window = new EventTarget();
    const here = open(window);
    here.add(aSession('mara'), { staySignedIn: true });
    here.add(aSession('ines'), { staySignedIn: false });
    const listener = vi.fn();
    here.subscribe(listener);
    persistent.clear();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(here.list().map(session => session.id)).toEqual(['ines@rookery.test']);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('keeps the selected session object when another tab adds a session', () => {
    const window = new EventTarget();
    open().add(aSession('mara'), { staySignedIn: true });
    const here = createSessionStore({ persistent, temporary: new FakeStorage(), events: window });
    here.subscribe(() => undefined);
    const shown = here.current();
    createSessionStore({ persistent, temporary: new FakeStorage() }).add(aSession('tomas'), { staySignedIn: true });
    window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSIONS_KEY }));
    expect(here.list().map(session => session.id)).toEqual(['mara@rookery.test', 'tomas@rookery.test']);
    expect(here.current()?.id).toBe('mara@rookery.test');
    expect(here.current()).toBe(shown);
  });

  it('updates the token when another tab has signed in again', () => {
    const window = new EventTarget();
    const here = createSessionStore({ persistent, temporary, events: window });
    here.add(aSession('mara'), { staySignedIn: true });
    here.subscribe(() => undefined);
    createSessionStore({ persistent, temporary: new FakeStorage() }).add(aSession('mara', { accessToken: 'new' }), {
      staySignedIn: true,
    });
    window.dispatchEvent(Object.assign(new Event('storage'), { key: SESSIONS_KEY }));
    expect(here.current()?.accessToken).toBe('new');
  });

  it('keeps sessions in memory when storage throws or is missing', () => {
    persistent.isDenied = true;
    temporary.isDenied = true;
    for (const store of [open(), createSessionStore({ persistent: null, temporary: null })]) {
      store.add(aSession('mara'), { staySignedIn: true });
      store.add(aSession('tomas'), { staySignedIn: false });
      store.select('mara@rookery.test');
      expect(store.current()?.id).toBe('mara@rookery.test');
      store.remove('mara@rookery.test');
      expect(store.list().map(session => session.id)).toEqual(['tomas@rookery.test']);
    }
  });

  it('[API-10] keeps a session for the tab where only local storage is denied, and says that it is stored', () => {
    const store = createSessionStore({ persistent: null, temporary });
    expect(store.add(aSession('mara'), { staySignedIn: true })).toBe(true);
    expect(createSessionStore({ persistent: null, temporary }).current()?.id).toBe('mara@rookery.test');
  });

  it('[API-10] says that a session ends with the page where storage throws', () => {
    persistent.isDenied = true;
    expect(open().add(aSession('mara'), { staySignedIn: true })).toBe(false);
    expect(createSessionStore({ persistent: null, temporary: null }).add(aSession('mara'), { staySignedIn: true })).toBe(false);
  });

  it.each([
    ['invalid JSON', '{'],
    ['a number', '5'],
    ['null', 'null'],
    ['sessions that are not a list', '{"current":"a","sessions":{}}'],
    ['a session without a token', JSON.stringify({ current: 'a', sessions: [{ ...aSession('a'), accessToken: null }] })],
    ['a session with an invalid server', JSON.stringify({ current: 'a', sessions: [{ ...aSession('a'), server: 'nowhere' }] })],
    ['a malformed account', JSON.stringify({ current: 'a', sessions: [{ ...aSession('a'), account: { id: 5 } }] })],
  ])('ignores %s in storage', (_name, text) => {
    persistent.setItem(SESSIONS_KEY, text);
    expect(open().list()).toEqual([]);
    expect(open().current()).toBeNull();
  });
});

describe('stored sessions', () => {
  it.each(['7', '"text"', 'null', '[]', '{"sessions":{}}'])('are none as %s', text => {
    persistent.setItem(SESSIONS_KEY, text);
    expect([open().list(), open().current()]).toEqual([[], null]);
  });

  it('leave the storage with the last of them', () => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn: true });
    store.remove('mara@rookery.test');
    expect([persistent.getItem(SESSIONS_KEY), temporary.getItem(SESSIONS_KEY)]).toEqual([null, null]);
  });

  it('give way to the newest of several when the selected one is removed', () => {
    const store = open();
    for (const name of ['mara', 'ines', 'tobi', 'ada']) store.add(aSession(name), { staySignedIn: true });
    store.remove('ada@rookery.test');
    expect(store.current()?.id).toBe('tobi@rookery.test');
  });

  it('stay as they are when an unknown one is removed', () => {
    const store = open();
    store.add(aSession('mara'), { staySignedIn: true });
    const listener = vi.fn();
    store.subscribe(listener);
    store.remove('nobody@rookery.test');
    expect(listener).not.toHaveBeenCalled();
  });

  it('are watched in other tabs for as long as anybody listens', () => {
    const events = new EventTarget();
    const [add, remove] = [vi.spyOn(events, 'addEventListener'), vi.spyOn(events, 'removeEventListener')];
    const store = open(events);
    const [first, second] = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
    expect(add.mock.calls.map(([type]) => type)).toEqual(['storage', 'pageshow']);
    first();
    expect(remove).not.toHaveBeenCalled();
    second();
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });
});
