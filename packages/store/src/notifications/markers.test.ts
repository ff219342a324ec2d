import { describe, expect, it } from 'vitest';
import { createClient } from '@rookery/api-client';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { advanceMarker, markerQuery } from './markers.data.js';

/** A server with one marker. */
function aServer(lastReadId: string | null) {
  const server = { lastReadId, version: 0, written: [] as string[], isDown: false };
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: (_, init) => {
      if (server.isDown) return Promise.resolve(Response.json({ error: 'Down' }, { status: 503 }));
      if (init?.method === 'POST') {
        const { home } = JSON.parse(init.body as string) as { home: { last_read_id: string } };
        server.lastReadId = home.last_read_id;
        server.version += 1;
        server.written.push(home.last_read_id);
      }
      const home = server.lastReadId === null ? undefined : { last_read_id: server.lastReadId, version: server.version };
      return Promise.resolve(Response.json({ home }));
    },
  });
  return { server, client, queryClient: createQueryClient() };
}

describe('a marker', () => {
  it('moves forward and never back', async () => {
    const { server, client, queryClient } = aServer('99');
    await queryClient.fetchQuery(markerQuery(client, 'home'));
    expect(await advanceMarker(client, queryClient, 'home', '98')).toBe(false);
    expect(await advanceMarker(client, queryClient, 'home', '99')).toBe(false);
    // Longer is newer, whatever its digits.
    expect(await advanceMarker(client, queryClient, 'home', '100')).toBe(true);
    expect(await advanceMarker(client, queryClient, 'home', '99')).toBe(false);
    expect(server.written).toEqual(['100']);
  });

  it('is created when there is none', async () => {
    const { client, queryClient } = aServer(null);
    expect(await queryClient.fetchQuery(markerQuery(client, 'home'))).toBeNull();
    expect(await advanceMarker(client, queryClient, 'home', '5')).toBe(true);
    expect(await queryClient.fetchQuery(markerQuery(client, 'home'))).toMatchObject({ last_read_id: '5' });
  });

  it('is written at the next position after a failure', async () => {
    const { server, client, queryClient } = aServer('1');
    await queryClient.fetchQuery(markerQuery(client, 'home'));
    server.isDown = true;
    expect(await advanceMarker(client, queryClient, 'home', '2')).toBe(false);
    server.isDown = false;
    expect(await advanceMarker(client, queryClient, 'home', '2')).toBe(true);
  });
});
