/* The search on the device, as it runs in its worker: documents in the browser's database, and in memory while somebody searches. */
import { openSearchDatabase, type SearchDatabase } from './search-database.data.js';
import { documentOf, type SearchDocument } from './search-document.js';
import { excerptOf, markedText } from './search-marks.js';
import { createSearchMemory, type SearchMemory } from './search-memory.js';
import { parseQuery } from './search-query.js';
import type {
  SearchAnswer,
  SearchAsked,
  SearchHit,
  SearchHits,
  SearchRemoval,
  SearchRequest,
  SearchTask,
} from './search-requests.js';

/** Opens the documents of an account; as `openSearchDatabase`. */
export type OpenSearchDatabase = (scope: string, onClose: () => void) => Promise<SearchDatabase>;

/** The side of the worker: it works on one request after another. */
interface SearchPort {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  postMessage(answer: SearchAnswer): void;
}

/** The database is gone, as after signing out: nothing is stored any more. */
class Denied extends Error {}

async function removedIds(stored: SearchDatabase, removal: SearchRemoval): Promise<readonly string[]> {
  if ('ids' in removal) return removal.ids;
  if ('kind' in removal) return stored.idsFrom(`${removal.kind}:`);
  if ('accountId' in removal) return stored.idsOf(removal.accountId);
  const isRemoved = (document: SearchDocument): boolean =>
    'host' in removal ? document.fqn.endsWith(`@${removal.host}`) : document.chatId === removal.chatId;
  const ids: string[] = [];
  await stored.load(documents => ids.push(...documents.filter(isRemoved).map(({ id }) => id)));
  return ids;
}

/** Answers the requests that come through a port: that of a worker. */
export function serveSearch(port: SearchPort, open: OpenSearchDatabase = openSearchDatabase): void {
  const answer = createSearchServer(open);
  let last: Promise<unknown> = Promise.resolve();
  port.addEventListener('message', ({ data }) => {
    // Only the page that started the worker has its port.
    const { number, task } = data as SearchRequest;
    last = last.then(async () => {
      try {
        port.postMessage({ number, result: await answer(task) });
      } catch (error) {
        port.postMessage({ number, isDenied: error instanceof Denied });
      }
    });
  });
}

function createSearchServer(open: OpenSearchDatabase): (task: SearchTask) => Promise<unknown> {
  let scope = '';
  let opened: Promise<SearchDatabase> | null = null;
  let memory: Promise<SearchMemory> | null = null;
  let isClosed = false;

  const database = async (): Promise<SearchDatabase> => {
    try {
      if (isClosed) throw new Denied();
      return await (opened ??= open(scope, () => (isClosed = true)));
    } catch {
      throw new Denied();
    }
  };
  const loaded = (): Promise<SearchMemory> => (memory ??= load());
  const load = async (): Promise<SearchMemory> => {
    const created = createSearchMemory();
    await (await database()).load(documents => created.add(documents));
    return created;
  };

  async function removeAll(removal: SearchRemoval): Promise<void> {
    const stored = await database();
    const ids = await removedIds(stored, removal);
    (await memory)?.remove(ids);
    await stored.remove(ids);
  }

  async function search({ text, kinds, limit }: SearchAsked): Promise<SearchHits> {
    const query = parseQuery(text, { own: scope });
    const { ids, total } = (await loaded()).search(query, kinds, limit);
    const documents = await (await database()).get(ids);
    return { hits: documents.map(document => hitOf(document)), total };

    function hitOf(document: SearchDocument): SearchHit {
      return { document, name: markedText(document.name, query), excerpt: excerptOf(document.texts, query) };
    }
  }

  return async task => {
    switch (task.task) {
      case 'open':
        scope = task.scope;
        return void (await database());
      case 'put': {
        const documents = task.sources.map(documentOf);
        const evicted = await (await database()).put(documents);
        const known = await memory;
        known?.add(documents);
        return known?.remove(evicted);
      }
      case 'remove':
        return removeAll(task.removal);
      case 'search':
        return search(task);
      case 'size':
        return (await database()).size();
      case 'clear':
        memory = null;
        return (await database()).clear();
      case 'rest':
        memory = null;
    }
    return undefined;
  };
}
