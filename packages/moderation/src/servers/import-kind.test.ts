import { createClient } from '@rookery/api-client';
import { jobOf } from '@rookery/store';
import { describe, expect, it } from 'vitest';
import { newBlock } from './block-draft.js';
import { serversImportKind } from './import-kind.data.js';
import { SERVERS_IMPORT, type ServersImportRecord } from './import-record.js';

/** The end of an import of one server that the list of limits has (`isKnown`) or not, where creating it answers `status`. */
async function failuresOf(status: number, isKnown: boolean) {
  const client = createClient({
    baseUrl: 'https://own.example',
    accessToken: 'token',
    fetch: async (input, init) => {
      const { method } = new Request(input, init);
      if (method === 'GET') return Response.json(isKnown ? [{ id: '1', domain: 'A.example' }] : []);
      return Response.json(status === 200 ? { id: '1', domain: 'a.example' } : { error: 'Taken' }, { status });
    },
  });
  const job = jobOf([{ number: 2, draft: { ...newBlock, domain: 'a.example' } }]);
  const record = { kind: SERVERS_IMPORT, payload: { fileName: 'x.csv', job }, attempts: 1 } as unknown as ServersImportRecord;
  const { payload } = await serversImportKind(client).send(record);
  return payload.job.failures.map(({ text }) => text);
}

describe('[HINT-11] a server of a file', () => {
  it('is limited', async () => {
    expect(await failuresOf(200, false)).toEqual([]);
  });

  it('is limited already where the answer to an earlier attempt was lost', async () => {
    expect(await failuresOf(422, true)).toEqual([]);
  });

  it('that the server refuses is a failure with its words', async () => {
    expect(await failuresOf(422, false)).toEqual(['Taken']);
    expect(await failuresOf(403, true)).toEqual(['Taken']);
  });
});
