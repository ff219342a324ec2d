import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Measurement } from './measurement.ts';
import { median } from './statistics.ts';
import type { Target } from './target.ts';

const POSTS = 50_000;
/** Posts that are fed at once: the cache of a long visit. */
const FED = 2_000;
/** The keys of a reader who types; each is measured in turn. */
const KEYS = ['t', 'tr', 'tra', 'tram', 'tram l', 'tram la', 'tram late', '"late tram"', 'from:user7 tram'];
const ROUNDS = 20;

/**
 * The search on the device over 50,000 posts, as its worker answers it but for the browser's database; against a plain scan of the same texts. No browser.
 * `key`: the median of a key; `slowest`: the slowest median of a key; `load`: reading all posts into memory, once for each visit of the search;
 * `feed`: what the page does for each post.
 */
export const searching: Measurement<'key' | 'slowest' | 'load' | 'feed'> = {
  name: 'searching',
  figures: { key: 'ms', slowest: 'ms', load: 'ms', feed: 'ms' },
  measure: measureSearching,
};

async function measureSearching({ kind }: Target) {
  const posts = somePosts();
  const feed = await feedDuration(kind);
  const start = performance.now();
  const find = kind === 'app' ? await indexOver(posts) : scanOver(posts);
  await find('nothing-has-this');
  const load = performance.now() - start;
  const medians: number[] = [];
  for (const text of KEYS) {
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      await find(text);
      durations.push(performance.now() - before);
    }
    medians.push(median(durations));
  }
  return { key: median(medians), slowest: Math.max(...medians), load, feed };
}

interface Post {
  readonly id: string;
  readonly time: number;
  readonly fqn: string;
  readonly texts: readonly string[];
}

type Find = (text: string) => unknown;
type Listener = (event: { readonly data: unknown }) => void;

/** The parts of the packages that the bench uses. */
interface StoreSearch {
  createSearchIndex(scope: string, start: () => object): { search(asked: object): Promise<unknown> };
  serveSearch(port: object, open: () => Promise<object>): void;
  feedSearch(queryClient: object, index: object, options: object): { flush(): Promise<void>; stop(): void };
}
interface Store {
  createQueryClient(): object;
  ingestStatuses(queryClient: object, statuses: readonly object[]): void;
}

// The packages find each other by their sources, which Node cannot read as they are.
const packages = new URL('../../packages/', import.meta.url);
const load = async <Module>(path: string): Promise<Module> => {
  const { module } = await runnerImport<Module>(fileURLToPath(new URL(path, packages)));
  return module;
};
const loadSearch = () => load<StoreSearch>('store/src/search/index.ts');

async function indexOver(posts: readonly Post[]): Promise<Find> {
  const { createSearchIndex, serveSearch } = await loadSearch();
  const byId = new Map(posts.map(post => [post.id, post]));
  const database = {
    load: (onDocuments: (documents: readonly Post[]) => void) => Promise.resolve(onDocuments(posts)),
    get: (ids: readonly string[]) => Promise.resolve(ids.flatMap(id => byId.get(id) ?? [])),
  };
  const toWorker: Listener[] = [];
  const toPage: Listener[] = [];
  // Messages between a worker and its page are copied.
  const send = (listeners: readonly Listener[], data: unknown): void =>
    listeners.forEach(listener => listener({ data: structuredClone(data) }));
  serveSearch(
    {
      addEventListener: (_: string, listener: Listener) => toWorker.push(listener),
      postMessage: (data: unknown) => send(toPage, data),
    },
    () => Promise.resolve(database),
  );
  const worker = {
    addEventListener: (type: string, listener: Listener) => type === 'message' && toPage.push(listener),
    postMessage: (data: unknown) => send(toWorker, data),
    terminate: () => undefined,
  };
  const index = createSearchIndex('mara@tram.example', () => worker);
  return text => index.search({ text, kinds: ['post', 'message'], limit: 30 });
}

/** The least that a search can do: each word anywhere in the texts. */
function scanOver(posts: readonly Post[]): Find {
  const lines = posts.map(({ texts, fqn }) => `${texts.join('\n')}\n${fqn}`.toLowerCase());
  return text => {
    const words = text.replaceAll(/"|from:/g, '').split(' ');
    return lines.filter(line => words.every(word => line.includes(word))).length;
  };
}

/** Main thread for each post that the cache brings; of the plain page, a copy of it. */
async function feedDuration(kind: Target['kind']): Promise<number> {
  const { feedSearch } = await loadSearch();
  const { createQueryClient, ingestStatuses } = await load<Store>('store/src/index.ts');
  const { anAccount, aStatus } = await load<Record<'anAccount' | 'aStatus', (fields: object) => object>>(
    'api-client/src/testing/index.ts',
  );
  const statuses = Array.from({ length: FED }, (_, index) =>
    aStatus({ id: String(index), content: '<p>A late tram</p>', account: anAccount({ id: String(index % 100) }) }),
  );
  const copy = (sources: unknown): Promise<void> => Promise.resolve(void structuredClone(sources));
  if (kind === 'plain') return timed(() => copy(statuses));
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, statuses);
  const feed = feedSearch(queryClient, { put: copy, remove: copy }, { hasChats: false, whenIdle: () => undefined });
  const duration = await timed(() => feed.flush());
  feed.stop();
  return duration;
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / FED;
}

const WORDS =
  'tram late station morning coffee bird depot the a of and to in window rain city train ticket photo garden street river bridge music book paper winter summer people server'.split(
    ' ',
  );

/** Posts of 20 to 70 words, of which one in four is rare: 16 MB of text. */
function somePosts(): Post[] {
  let state = 7;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >>> 8) % below;
  };
  const word = (): string => (next(4) === 0 ? `rare${next(20_000).toString(36)}` : (WORDS[next(WORDS.length)] ?? ''));
  return Array.from({ length: POSTS }, (_, index) => ({
    id: `post:${index}`,
    kind: 'post',
    entityId: String(index),
    time: index,
    accountId: String(index % 500),
    acct: `user${index % 500}`,
    fqn: `user${index % 500}@tram.example`,
    name: `User ${index % 500}`,
    avatar: '',
    texts: [Array.from({ length: 20 + next(50) }, word).join(' ')],
    to: [],
    hasMedia: false,
    hasPoll: false,
    isEvent: false,
    chatId: null,
  }));
}
