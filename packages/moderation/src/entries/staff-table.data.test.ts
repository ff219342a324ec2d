import { createClient } from '@rookery/api-client';
import { adminDomainAllowsOf } from '@rookery/api-client/admin';
import { createQueryClient, listQuery } from '@rookery/store';
import { itemIds, type ListState } from '@rookery/store/list';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { entryQuery, removeEntryMutation, saveEntryMutation, staffTable } from './staff-table.data.js';

const table = staffTable('test-allows', adminDomainAllowsOf);

/** A list on a server that has these rows; `fails`: the statuses of the next requests that change it. */
function open(names: string[], fails: number[] = []) {
  let rows = names.map(domain => ({ id: domain, domain }));
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'https://own.example',
    accessToken: 'token',
    async fetch(input, init) {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      asked.push(`${request.method} ${path.replace('/api/v1/admin/domain_allows', '')}`);
      const id = path.split('/').at(-1) ?? '';
      const status = request.method === 'GET' ? undefined : fails.shift();
      if (status !== undefined) return Response.json({ error: 'No' }, { status });
      if (request.method === 'POST') {
        const { domain } = (await request.json()) as { domain: string };
        rows = [{ id: domain, domain }, ...rows];
        return Response.json(rows[0]);
      }
      if (request.method === 'DELETE') rows = rows.filter(row => row.id !== id);
      return Response.json(path.endsWith('domain_allows') ? rows : (rows.find(row => row.id === id) ?? {}));
    },
  });
  const queryClient = createQueryClient();
  const shown = () => itemIds(queryClient.getQueryData<ListState>(table.list.queryKey)?.entries ?? []);
  const run = <Data, Variables>(options: MutationObserverOptions<Data, Error, Variables>, variables: Variables) =>
    new MutationObserver(queryClient, options).mutate(variables);
  return { client, queryClient, shown, run, asked, load: () => queryClient.fetchQuery(listQuery(client, table.list)) };
}

describe('[HINT-11] a list that the staff keeps', () => {
  it('has its entries in the cache by their ids', async () => {
    const { client, queryClient, load, asked } = open(['a.example', 'b.example']);
    await load();
    expect(await queryClient.fetchQuery(entryQuery(client, table, 'b.example'))).toMatchObject({ domain: 'b.example' });
    expect(asked).toEqual(['GET ']);
    await queryClient.fetchQuery(entryQuery(client, table, 'c.example')).catch(() => undefined);
    expect(asked).toEqual(['GET ', 'GET /c.example']);
  });

  it('loses an entry that is removed, also one that was gone already', async () => {
    const { client, queryClient, shown, run, load } = open(['a.example', 'b.example'], [404]);
    await load();
    const remove = removeEntryMutation(client, queryClient, table);
    await run(remove, { id: 'b.example', domain: 'b.example', created_at: null });
    expect(shown()).toEqual(['a.example']);
    await run(remove, { id: 'a.example', domain: 'a.example', created_at: null });
    expect(shown()).toEqual([]);
  });

  it('keeps an entry whose removal the server refuses', async () => {
    const { client, queryClient, shown, run, load } = open(['a.example'], [403]);
    await load();
    const removal = run(removeEntryMutation(client, queryClient, table), {
      id: 'a.example',
      domain: 'a.example',
      created_at: null,
    });
    await expect(removal).rejects.toMatchObject({ serverMessage: 'No' });
    expect(shown()).toEqual(['a.example']);
  });

  it('shows an entry that was created, once the newest page has it', async () => {
    const { client, queryClient, shown, run, load } = open(['a.example']);
    await load();
    await run(saveEntryMutation(client, queryClient, table), { id: null, draft: { domain: 'b.example' } });
    await load();
    expect(shown()).toEqual(['b.example', 'a.example']);
  });
});
