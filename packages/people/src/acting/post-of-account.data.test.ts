import { createClient } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { createQueryClient, statusKey } from '@rookery/store';
import { expect, it } from 'vitest';
import { actingFailure } from './acting-rules.js';
import { postOfAccountQuery } from './post-of-account.data.js';

const here = 'https://harbour.example';
const post = aStatus({ id: '12', url: 'https://tram.example/@tobi/12', uri: 'https://tram.example/objects/12' });

/** Another account, whose server answers each path. */
function anAccountAt(origin: string, answer: (url: URL) => Response) {
  const asked: string[] = [];
  const client = createClient({
    baseUrl: origin,
    accessToken: 'token',
    fetch: async (input, init) => {
      const url = new URL(new Request(input, init).url);
      asked.push(url.pathname + url.search);
      return answer(url);
    },
  });
  const queryClient = createQueryClient();
  return { asked, queryClient, find: () => queryClient.fetchQuery(postOfAccountQuery(client, post, here)) };
}

const results = (...statuses: object[]) => Response.json({ accounts: [], statuses, hashtags: [] });

it('asks the same server by the id, without a search', async () => {
  const { asked, find, queryClient } = anAccountAt(here, () => Response.json({ ...post, favourited: true }));
  expect(await find()).toBe('12');
  expect(asked).toEqual(['/api/v1/statuses/12']);
  expect(queryClient.getQueryData(statusKey('12'))).toMatchObject({ favourited: true });
});

it('asks another server for the address of the page, then for that of the object', async () => {
  const { asked, find } = anAccountAt('https://mar.example', ({ searchParams }) =>
    searchParams.get('q') === post.uri ? results({ ...post, id: '900' }) : results(),
  );
  expect(await find()).toBe('900');
  expect(asked.map(path => new URL(path, here).searchParams.get('q'))).toEqual([post.url, post.uri]);
  expect(asked.every(path => path.includes('resolve=true'))).toBe(true);
});

it('finds nothing where the server knows neither', async () => {
  const { find } = anAccountAt('https://mar.example', () => results());
  expect(await find()).toBeNull();
});

it('takes the post of a repost that the server answers with', async () => {
  const { find } = anAccountAt('https://mar.example', () => results({ ...post, id: '901', reblog: { ...post, id: '900' } }));
  expect(await find()).toBe('900');
});

it.each([
  [401, 401, 'ended'],
  [403, 401, 'ended'],
  [403, 200, 'forbidden'],
  [422, 200, 'forbidden'],
  [502, 200, 'unreachable'],
])('tells a refusal of %i, with %i for the session, as %s', async (status, session, failure) => {
  const { find } = anAccountAt('https://mar.example', ({ pathname }) =>
    pathname.endsWith('/verify_credentials')
      ? Response.json({ id: '1', acct: 'mara' }, { status: session })
      : Response.json({ error: 'no' }, { status }),
  );
  const error: unknown = await find().catch((reason: unknown) => reason);
  expect(actingFailure(error, false)).toBe(failure);
});
