import type { Client, Status } from '@rookery/api-client';

/** The client, with answers of the test to every request for one status. */
export function withEntity(client: Client, answer: (method: string, path: string) => Promise<Status>): Client {
  // Every answer is a status: actions on statuses ask for nothing else.
  const entity = ((method, path) => answer(method, path)) as Client['calls']['entity'];
  const request: Client['calls']['request'] = async (method, path) => ({
    data: await answer(method, path),
    status: 200,
    headers: new Headers(),
  });
  return { ...client, calls: { ...client.calls, entity, request } };
}
