import { expect, it } from 'vitest';
import { createClient } from '../client.js';
import { serverTransferOf } from './server-transfer.js';

function clientWith(answer: () => Response) {
  const asked: unknown[][] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (input, init) => {
      const body = init?.body instanceof URLSearchParams ? Object.fromEntries(init.body) : null;
      asked.push([init?.method, new URL(input instanceof Request ? input.url : input).pathname, body]);
      return answer();
    },
  });
  return { transfer: serverTransferOf(client), asked };
}

it('[HINT-08] hands a list of addresses to the server', async () => {
  const { transfer, asked } = clientWith(() => Response.json('job started'));
  await transfer.import('blocks', ['noor@hoshi.example', 'lev@tram.example']);
  expect(asked).toEqual([['POST', '/api/pleroma/blocks_import', { list: 'noor@hoshi.example\nlev@tram.example' }]]);
});

it('[HINT-08] has the archives of the account, the newest first, and those that are not ready', async () => {
  const archive = { inserted_at: '2026-11-20T12:00:00Z', processed: true, file_size: 2_048, url: 'https://a.test/b.zip' };
  const answer = [archive, { ...archive, inserted_at: '2026-11-27T12:00:00Z', processed: false, file_size: null }, null, 3];
  const { transfer, asked } = clientWith(() => Response.json(answer));
  const all = await transfer.backups();
  expect(all.map(({ processed, file_size }) => [processed, file_size])).toEqual([
    [false, 0],
    [true, 2_048],
  ]);
  expect(await transfer.createBackup()).toEqual(all);
  expect(asked.map(([method]) => method)).toEqual(['GET', 'POST']);
});

it('[HINT-08] rejects with the words of a server that has made one lately', async () => {
  const { transfer } = clientWith(() => Response.json({ error: 'Last export was less than 7 days ago' }, { status: 400 }));
  await expect(transfer.createBackup()).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Last export was less than 7 days ago',
  });
});
