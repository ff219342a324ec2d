import { accountsOf, createClient, filtersOf, listsOf, statusesOf, timelinesOf, type Client } from '@rookery/api-client';
import { createInstance, type Instance, type ServerProfileName } from '@rookery/instance';
import { createQueryClient, doneCount, filtersKey, jobOf } from '@rookery/store';
import { describe, expect, it } from 'vitest';
import { exportOf } from './exports.data.js';
import { runExport } from './export-run.js';
import { filterOf } from './filter-lines.js';
import { importKind } from './import-kind.data.js';
import type { ImportPayload, ImportRecord } from './import-record.js';
import { removalsOf, type PresentEntry } from './overwrite.js';
import { presentOf } from './present.data.js';
import { readTransfer } from './read-transfer.js';
import { transferKinds, type ImportMode, type TransferKind } from './transfer-kinds.js';
import { writeTransfer } from './transfer-file.js';

const ORIGIN = 'https://rookery.test';
const day = Date.now();

function aServer(serverProfile: ServerProfileName = 'default') {
  const instance = createInstance({ seed: 1, day, origin: ORIGIN, serverProfile, control: true });
  return { instance, mara: memberOf(instance, 'mara') };
}

const memberOf = (instance: Instance, username: string): Client =>
  createClient({
    baseUrl: ORIGIN,
    accessToken: instance.issueToken(username, 'read write follow push'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });

/** The file that a client exports. */
async function exported(client: Client, kind: TransferKind): Promise<string> {
  const { id } = await accountsOf(client).verifyCredentials();
  const { signal } = new AbortController();
  return new Promise((resolve, reject) => {
    const clock = { now: Date.now, pause: () => Promise.resolve() };
    runExport(
      exportOf(client, id, kind),
      clock,
      state => {
        if (state.kind === 'done')
          resolve(
            writeTransfer(
              kind,
              state.parts.map(cells => ({ cells })),
            ),
          );
        if (state.kind === 'failed') reject(new Error(state.text ?? 'failed'));
      },
      signal,
    );
  });
}

/** The entries that an account has. */
async function present(client: Client, kind: TransferKind): Promise<readonly PresentEntry[]> {
  const { id } = await accountsOf(client).verifyCredentials();
  const { signal } = new AbortController();
  const all: PresentEntry[] = [];
  let page = presentOf(client, id, kind);
  for (;;) {
    const { parts, next } = await page(signal);
    all.push(...parts);
    if (next === null) return all;
    page = next;
  }
}

/** Imports a file to its end. Lost answers and failures are tried again, as the outbox does. */
async function imported(
  client: Client,
  kind: TransferKind,
  text: string,
  mode: ImportMode = 'merge',
  queryClient = createQueryClient(),
): Promise<ImportPayload> {
  const file = readTransfer(kind, text, 'rookery.test');
  if ('problem' in file) throw new Error(file.problem);
  const sender = importKind(client, queryClient);
  const removals = mode === 'merge' ? [] : removalsOf(kind, file.lines, await present(client, kind));
  let payload: ImportPayload = { kind, fileName: '', mode, job: jobOf([...file.lines, ...removals], file.failures) };
  for (let attempts = 1, rounds = 0; payload.job.left.length > 0 && rounds < 500; rounds += 1) {
    const rest = await sender.send({ payload, attempts } as ImportRecord).catch(() => null);
    attempts = rest === null ? attempts + 1 : 1;
    payload = rest?.payload ?? payload;
  }
  return payload;
}

describe('what one account exports', () => {
  it.each(transferKinds)('is what another one has after importing it (%s)', async kind => {
    const { instance, mara } = aServer();
    const other = memberOf(instance, 'lev');
    const { items } = await timelinesOf(mara).public({ limit: 20 });
    const { items: own } = await accountsOf(mara).statuses((await accountsOf(mara).verifyCredentials()).id, { limit: 5 });
    await imported(
      mara,
      'blocking',
      items
        .slice(0, 2)
        .map(({ account }) => `${account.fqn}\n`)
        .join(''),
    );
    await imported(mara, 'muting', `Account address,Hide notifications\n${items.at(-1)?.account.fqn ?? ''},false\n`);
    await imported(mara, 'domain_blocking', 'bad.example\nworse.example\n');
    for (const { id } of [...items.slice(5, 9), ...own]) await statusesOf(mara).bookmark(id);
    await imported(
      mara,
      'custom_filters',
      JSON.stringify([{ title: 'Rain', context: ['home'], keywords: [{ keyword: 'rain' }], statuses: [own[0]?.uri] }]),
    );
    const text = await exported(mara, kind);
    expect(text.split('\n').length).toBeGreaterThan(1);
    const { job } = await imported(other, kind, text);
    const lines = text.split('\n').filter(line => !job.failures.some(({ line: { cells } }) => line.includes(String(cells[0]))));
    const result = (await exported(other, kind)).split('\n');
    for (const line of lines.filter(each => !result.includes(each))) {
      // Only a follow that waits for an answer is not in the list yet.
      const account = await accountsOf(other).lookup(line.split(',')[0] ?? '');
      expect([kind, account.locked]).toEqual(['following', true]);
    }
    // The other account cannot follow itself, has no locked account on a list at once, and sees no posts for followers.
    const reasons = job.failures.map(({ status, reason }) => reason ?? status);
    expect(reasons.filter(reason => reason !== 403 && reason !== 404 && reason !== 'no-post')).toEqual([]);
    expect(doneCount(job)).toBeGreaterThan(0);
  });
});

describe('an import', () => {
  it('creates a list once, and follows who is to be on it', async () => {
    const { instance, mara } = aServer();
    const tobi = memberOf(instance, 'lev');
    const address = (await accountsOf(mara).verifyCredentials()).fqn;
    // The answer to the first attempt at adding is lost.
    instance.faults.add({ pattern: 'POST /api/v1/lists/:id/accounts', kind: 'lost', times: 3 });
    const { job } = await imported(tobi, 'lists', `Winter,${address}\n`);
    expect([doneCount(job), job.failures]).toEqual([1, []]);
    expect(await exported(tobi, 'lists')).toBe(`Winter,${address}\n`);
  });

  it('counts an account that is on the list already as done', async () => {
    const { instance, mara } = aServer();
    const list = (await exported(mara, 'lists')).split('\n')[0] ?? '';
    instance.faults.add({ pattern: 'POST /api/v1/lists/:id/accounts', kind: 'status', status: 422, message: 'Taken' });
    expect((await imported(mara, 'lists', `${list}\n`)).job.failures).toEqual([]);
  });

  it('reports who is not found, and the words of a server that refuses', async () => {
    const { instance, mara } = aServer();
    const { items } = await timelinesOf(mara).public({ limit: 20 });
    instance.faults.add({ pattern: 'POST /api/v1/accounts/:id/block', kind: 'status', status: 422, message: 'Not this one' });
    const { job } = await imported(mara, 'blocking', `nobody@else.example\n${items[0]?.account.fqn ?? ''}\n`);
    expect(job.failures.map(({ status, text, reason }) => [status, text, reason])).toEqual([
      [null, null, 'no-account'],
      [422, 'Not this one', null],
    ]);
  });

  it('adds the keywords that a filter of the same title lacks', async () => {
    const { mara } = aServer();
    const file = (...words: string[]) =>
      JSON.stringify([{ title: 'Rain', context: ['home'], keywords: words.map(keyword => ({ keyword })) }]);
    await imported(mara, 'custom_filters', file('rain'));
    await imported(mara, 'custom_filters', file('rain', 'snow'));
    const { custom_filters: filters } = JSON.parse(await exported(mara, 'custom_filters')) as {
      custom_filters: { keywords_attributes: { keyword: string }[] }[];
    };
    expect(filters.map(each => each.keywords_attributes.map(({ keyword }) => keyword))).toEqual([['rain', 'snow']]);
  });

  it.each(['pleroma', 'rebased', 'truth'] as const)('writes the filters of %s, which has one for each phrase', async profile => {
    const { mara } = aServer(profile);
    const file = (...keywords: { keyword: string; whole_word?: boolean }[]) =>
      JSON.stringify([{ title: 'Rain', context: ['home', 'public'], action: 'hide', keywords_attributes: keywords }]);
    expect(
      (await imported(mara, 'custom_filters', file({ keyword: 'rain', whole_word: true }, { keyword: 'snow' }))).job.failures,
    ).toEqual([]);
    await imported(mara, 'custom_filters', file({ keyword: 'snow', whole_word: true }));
    const phrases = async () =>
      (await filtersOf(mara).listV1())
        .map(({ phrase, whole_word, context }) => `${phrase} ${whole_word} ${context.toSorted().join()}`)
        .toSorted();
    expect(await phrases()).toEqual(['rain true home,public', 'snow true home,public']);
    const own = await exported(mara, 'custom_filters');
    await imported(mara, 'custom_filters', file({ keyword: 'snow' }, { keyword: 'hail' }), 'overwrite');
    expect((await phrases()).map(phrase => phrase.split(' ')[0])).toEqual(['hail', 'snow']);
    await imported(mara, 'custom_filters', own, 'overwrite');
    expect((await phrases()).map(phrase => phrase.split(' ')[0])).toEqual(['rain', 'snow']);
  });

  it('refuses a filter of posts alone where filters are phrases', async () => {
    const { mara } = aServer('pleroma');
    const text = JSON.stringify([{ title: 'One', context: ['home'], statuses: ['https://rookery.test/1'] }]);
    expect((await imported(mara, 'custom_filters', text)).job.failures[0]?.reason).toBe('no-filters');
  });

  it.each(['default', 'pleroma'] as const)('has the open lists follow filters that are imported (%s)', async profile => {
    const { mara } = aServer(profile);
    const queryClient = createQueryClient();
    queryClient.setQueryData(filtersKey, {});
    await imported(mara, 'blocking', 'someone@bad.example\n', 'merge', queryClient);
    expect(queryClient.getQueryState(filtersKey)?.isInvalidated).toBe(false);
    const text = JSON.stringify([{ title: 'Rain', context: ['home'], keywords: [{ keyword: 'rain' }] }]);
    await imported(mara, 'custom_filters', text, 'merge', queryClient);
    expect(queryClient.getQueryState(filtersKey)?.isInvalidated).toBe(true);
  });

  it('says that a server takes no filters', async () => {
    const { mara } = aServer('hollo');
    const text = JSON.stringify([{ title: 'Rain', context: ['home'], keywords: [{ keyword: 'rain' }] }]);
    expect((await imported(mara, 'custom_filters', text)).job.failures[0]?.reason).toBe('no-filters');
  });
});

/** The entries of a file, in any order: its lines, or the titles and words of its filters. */
function entriesOf(kind: TransferKind, text: string): string[] {
  const file = readTransfer(kind, text, 'rookery.test');
  if ('problem' in file) throw new Error(file.problem);
  return file.lines
    .map(({ cells }) => {
      const filter = kind === 'custom_filters' ? filterOf(JSON.parse(cells[0] ?? '')) : null;
      return filter === null ? cells.join() : [filter.title, ...filter.keywords_attributes.map(({ keyword }) => keyword)].join();
    })
    .toSorted();
}

describe('an import that replaces', () => {
  it.each(transferKinds)('[HINT-08] leaves what the file has alone (%s)', async kind => {
    const { mara } = aServer();
    const { items } = await timelinesOf(mara).public({ limit: 20 });
    const others = [...new Set(items.map(({ account }) => account.fqn))].filter(address => !address.startsWith('mara@'));
    for (const { id } of items.slice(0, 4)) await statusesOf(mara).bookmark(id);
    await imported(mara, 'blocking', `${others.slice(0, 3).join('\n')}\n`);
    await imported(mara, 'muting', `Account address,Hide notifications\n${others.slice(3, 5).join(',true\n')},true\n`);
    await imported(mara, 'domain_blocking', 'bad.example\nworse.example\n');
    const filter = (title: string, ...words: string[]) => ({
      title,
      context: ['home'],
      keywords: words.map(keyword => ({ keyword })),
    });
    await imported(mara, 'custom_filters', JSON.stringify([filter('Rain', 'rain', 'sleet'), filter('Snow', 'snow')]));
    const before = await exported(mara, kind);
    // The header or the beginning, and the first half of the lines.
    const lines = before.trim().split('\n');
    const text =
      kind === 'custom_filters'
        ? JSON.stringify([filter('Rain', 'rain')])
        : `${lines.slice(0, Math.max(1, Math.ceil(lines.length / 2))).join('\n')}\n`;
    const { job } = await imported(mara, kind, text, 'overwrite');
    expect(job.failures).toEqual([]);
    const after = await exported(mara, kind);
    expect(entriesOf(kind, after)).toEqual(entriesOf(kind, text));
    expect(entriesOf(kind, after)).not.toEqual(entriesOf(kind, before));
  });

  it('[HINT-08] counts what is gone by now as removed', async () => {
    const { mara } = aServer();
    await listsOf(mara).create({ title: 'Empty' });
    const address = (await exported(mara, 'lists')).split('\n')[0] ?? '';
    const removals = removalsOf('lists', [{ number: 1, cells: address.split(',') }], await present(mara, 'lists'));
    expect(removals.some(({ cells }) => cells.length === 1 && cells[0] === 'Empty')).toBe(true);
    for (const { id, title } of await listsOf(mara).all()) if (title === 'Empty') await listsOf(mara).delete(id);
    const sender = importKind(mara, createQueryClient());
    const payload: ImportPayload = { kind: 'lists', fileName: '', mode: 'overwrite', job: jobOf(removals) };
    const rest = await sender.send({ payload, attempts: 1 } as ImportRecord);
    expect(rest.payload.job.failures).toEqual([]);
  });
});
