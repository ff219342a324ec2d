import { timelinesOf } from '@rookery/api-client';
import type { Session } from '@rookery/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, isConnectionOf } from './connection.data.js';

const session: Session = {
  id: 'mara@tram.example',
  server: 'https://tram.example',
  accessToken: 'token',
  clientId: 'client',
  clientSecret: 'hidden',
  scope: 'read',
  account: null,
};

let answers: Record<string, () => Response>;
let requests: string[];

beforeEach(() => {
  requests = [];
  answers = {};
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(input).url);
    requests.push(pathname);
    return answers[pathname]?.() ?? Response.json([]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = (status: number) => () => Response.json({ error: 'Refused' }, { status });
const VERIFY = '/api/v1/accounts/verify_credentials';
const HOME = '/api/v1/timelines/home';

/** Requests Home, and waits until the own account has been requested and answered. */
async function requestHome(connection: ReturnType<typeof connect>): Promise<void> {
  await timelinesOf(connection.client)
    .home()
    .catch(() => undefined);
  for (let turn = 0; turn < 5; turn += 1) await new Promise(resolve => setTimeout(resolve));
}

describe('[API-08] a session', () => {
  it.each([401, 403, 422])('ends when its server refuses the own account with %i', async status => {
    answers = { [HOME]: refused(401), [VERIFY]: refused(status) };
    const connection = connect(session, session.server);
    await requestHome(connection);
    expect(connection.ended.get()).toBe(session);
  });

  it.each<[string, () => Response]>([
    ['answers with 500', refused(500)],
    ['answers with 404', refused(404)],
    ['limits the requests', refused(429)],
    ['answers with a page', () => new Response('<!doctype html>')],
    [
      'does not respond',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('continues when its server refuses a request and then %s', async (_name, answer) => {
    answers = { [HOME]: refused(401), [VERIFY]: answer };
    const connection = connect(session, session.server);
    await requestHome(connection);
    expect(requests).toContain(VERIFY);
    expect(connection.ended.get()).toBeNull();
  });

  it('continues when its server still knows the account, and is checked again', async () => {
    answers = { [HOME]: refused(401), [VERIFY]: () => Response.json({ id: '1', username: 'mara', acct: 'mara' }) };
    const connection = connect(session, session.server);
    await requestHome(connection);
    expect(connection.ended.get()).toBeNull();
    answers[VERIFY] = refused(401);
    await requestHome(connection);
    expect(connection.ended.get()).toBe(session);
  });

  it('is not checked for another error', async () => {
    answers = { [HOME]: refused(500), [VERIFY]: refused(401) };
    const connection = connect(session, session.server);
    await requestHome(connection);
    expect(requests).not.toContain(VERIFY);
    expect(connection.ended.get()).toBeNull();
  });
});

it('is not the connection of a session with a newer token', () => {
  const connection = connect(session, session.server);
  expect(isConnectionOf(connection, { ...session }, session.server)).toBe(true);
  expect(isConnectionOf(connection, { ...session, accessToken: 'new' }, session.server)).toBe(false);
  expect(isConnectionOf(connection, null, session.server)).toBe(false);
  expect(isConnectionOf(null, session, session.server)).toBe(false);
});
