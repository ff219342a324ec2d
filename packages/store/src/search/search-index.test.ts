import { describe, expect, it } from 'vitest';
import { aDocument } from '../test-support/a-document.js';
import { sizeOf, type SearchDocument, type SearchSource } from './search-document.js';
import type { SearchDatabase } from './search-database.data.js';
import { createSearchIndex, findReadAccounts, type SearchWorker } from './search-index.data.js';
import { serveSearch, type OpenSearchDatabase } from './search-server.data.js';

type Listener = (event: { readonly data: unknown }) => void;

/** A database in memory. */
function aDatabase(): SearchDatabase {
  const documents = new Map<string, SearchDocument>();
  const idsWhere = (test: (document: SearchDocument) => boolean) =>
    Promise.resolve([...documents.values()].filter(test).map(({ id }) => id));
  return {
    put: added => {
      for (const document of added) documents.set(document.id, document);
      return Promise.resolve([]);
    },
    remove: ids => Promise.resolve(ids.forEach(id => documents.delete(id))),
    get: ids => Promise.resolve(ids.flatMap(id => documents.get(id) ?? [])),
    idsOf: accountId => idsWhere(document => document.accountId === accountId),
    idsFrom: prefix => idsWhere(({ id }) => id.startsWith(prefix)),
    load: async onDocuments => void onDocuments([...documents.values()]),
    size: () => {
      const bytes = [...documents.values()].reduce((sum, document) => sum + sizeOf(document), 0);
      return Promise.resolve({ count: documents.size, bytes });
    },
    clear: () => Promise.resolve(documents.clear()),
  };
}

/** A worker in this page. */
function aWorker(open: OpenSearchDatabase): SearchWorker & { fail(): void } {
  const toWorker: Listener[] = [];
  const toPage: Listener[] = [];
  const failures: (() => void)[] = [];
  serveSearch(
    {
      addEventListener: (_, listener) => void toWorker.push(listener),
      postMessage: data => toPage.forEach(listener => listener({ data: structuredClone(data) })),
    },
    open,
  );
  return {
    postMessage: data => toWorker.forEach(listener => listener({ data: structuredClone(data) })),
    addEventListener: (type: 'message' | 'error', listener: Listener & (() => void)) =>
      void (type === 'message' ? toPage : failures).push(listener),
    terminate: () => toPage.splice(0),
    fail: () => failures.forEach(failure => failure()),
  };
}

const source = (document: SearchDocument, html: string): SearchSource => ({ ...document, texts: [], html });
const post = source(aDocument({ id: 'post:1', accountId: '1', time: 1 }), '<p>A late <b>tram</b> &amp; bus</p>');
const other = source(aDocument({ id: 'post:2', accountId: '2', fqn: 'noor@mar.example', time: 2 }), 'A tram again');
const message = source(aDocument({ id: 'message:3', kind: 'message', accountId: '1', chatId: '9', time: 3 }), 'Which tram?');
const account = source(aDocument({ id: 'account:1', kind: 'account', accountId: '1', name: 'Ada Tramway' }), '');
const all = [post, other, message, account];

const open = (database = aDatabase()) => createSearchIndex('mara@tram.example', () => aWorker(() => Promise.resolve(database)));
const asked = { text: 'tram', kinds: ['post', 'message'] as const, limit: 10 };

describe('createSearchIndex', () => {
  it('finds plain texts of what it was given, newest first, with marks', async () => {
    const index = open();
    await index.put(all);
    const { hits, total } = await index.search(asked);
    expect(total).toBe(3);
    expect(hits.map(({ document }) => document.id)).toEqual(['message:3', 'post:2', 'post:1']);
    expect(hits[2]?.excerpt).toEqual([
      { text: 'A late ', isMarked: false },
      { text: 'tram', isMarked: true },
      { text: ' & bus', isMarked: false },
    ]);
  });

  it('finds accounts by their names', async () => {
    const index = open();
    await index.put(all);
    const { hits } = await findReadAccounts(index, 'tramw', 5);
    expect(hits.map(({ document }) => document.id)).toEqual(['account:1']);
  });

  it('finds what came while it was searched, and after a rest', async () => {
    const index = open();
    await index.put([post]);
    expect((await index.search(asked)).total).toBe(1);
    await index.put([other]);
    expect((await index.search(asked)).total).toBe(2);
    await index.rest();
    expect((await index.search(asked)).total).toBe(2);
  });

  it.each([
    [{ ids: ['post:1'] }, ['message:3', 'post:2']],
    [{ accountId: '1' }, ['post:2']],
    [{ host: 'mar.example' }, ['message:3', 'post:1']],
    [{ chatId: '9' }, ['post:2', 'post:1']],
    [{ kind: 'message' as const }, ['post:2', 'post:1']],
  ])('forgets %j, also while it is searched', async (removal, left) => {
    const index = open();
    await index.put(all);
    await index.search(asked);
    await index.remove(removal);
    const ids = async () => (await index.search(asked)).hits.map(({ document }) => document.id);
    expect(await ids()).toEqual(left);
    await index.rest();
    expect(await ids()).toEqual(left);
  });

  it('says what is kept, and clears it', async () => {
    const index = open();
    await index.put(all);
    expect((await index.size()).count).toBe(4);
    await index.clear();
    expect(await index.size()).toEqual({ count: 0, bytes: 0 });
    expect((await index.search(asked)).total).toBe(0);
  });

  it('says that the browser keeps nothing', async () => {
    const denied = createSearchIndex('mara@tram.example', () => aWorker(() => Promise.reject(new Error('denied'))));
    await expect(denied.search(asked)).rejects.toMatchObject({ isDenied: true });
    const without = createSearchIndex('mara@tram.example', () => null);
    await expect(without.search(asked)).rejects.toMatchObject({ isDenied: true });
  });

  it('starts another worker after one has failed', async () => {
    const database = aDatabase();
    const workers: ReturnType<typeof aWorker>[] = [];
    const index = createSearchIndex('mara@tram.example', () => {
      const worker = aWorker(() => Promise.resolve(database));
      workers.push(worker);
      return worker;
    });
    await index.put(all);
    const waiting = index.search(asked);
    workers[0]?.fail();
    await expect(waiting).rejects.toMatchObject({ isDenied: false });
    expect((await index.search(asked)).total).toBe(3);
    expect(workers).toHaveLength(2);
  });

  it('answers with a failure of the database', async () => {
    const database = { ...aDatabase(), get: () => Promise.reject(new Error('lost')) };
    const index = open(database);
    await index.put(all);
    await expect(index.search(asked)).rejects.toMatchObject({ isDenied: false });
  });

  it('ends with its requests', async () => {
    const index = open();
    const waiting = index.search(asked);
    index.close();
    await expect(waiting).rejects.toMatchObject({ isDenied: false });
    await expect(index.search(asked)).rejects.toMatchObject({ isDenied: false });
  });
});
