import { createClient, memoryStorage, RegistrationError, type RegistrationDraft } from '@rookery/api-client';
import { beginSignUp } from '@rookery/api-client/sign-in';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { createQueryClient } from '@rookery/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPending } from './pending-sign-ups.js';
import {
  captchaQuery,
  lookAt,
  nameTakenQuery,
  readySignUps,
  register,
  sendConfirmation,
  signUpServerQuery,
} from './sign-up.data.js';

const origin = 'https://harbour.example';
const draft: RegistrationDraft = {
  username: 'wren',
  email: 'wren@post.example',
  password: 'brick lamp otter violin',
  agreement: true,
  locale: 'en',
  reason: 'Trams',
  date_of_birth: '1990-02-03',
};

function harbour(serverProfile: ServerProfileName) {
  const instance = createInstance({ origin, seed: 1, now: () => Date.UTC(2026, 10, 20, 12), serverProfile, control: true });
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => instance.fetch(new Request(input, init)));
  const control = async (path: string, body?: object): Promise<Record<string, unknown>[]> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${origin}/_control/${path}`, { ...init, headers: { 'content-type': 'application/json' } });
    return (await response.json()) as Record<string, unknown>[];
  };
  const app = () => beginSignUp({ server: origin, redirectUri: 'https://app.test/login/return', clientName: 'T', storage: null });
  const client = createClient({ baseUrl: origin });
  return { instance, control, app, client, cache: createQueryClient() };
}

/** Opens the link of the newest e-mail. */
async function confirm({ control }: ReturnType<typeof harbour>): Promise<void> {
  const [mail] = (await control('mails')).toReversed();
  await fetch(String(mail?.['url']));
}

const asStaff = async ({ instance }: ReturnType<typeof harbour>, path: string) => {
  const headers = {
    authorization: `Bearer ${instance.issueToken('pilothouse', 'read write follow push admin:read admin:write')}`,
  };
  const list = (await (await fetch(`${origin}/api/v2/admin/accounts?status=pending`, { headers })).json()) as { id: string }[];
  const { status } = await fetch(`${origin}/api/v1/admin/accounts/${list[0]?.id}/${path}`, { method: 'POST', headers });
  expect(status).toBe(200);
};

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

describe('Mastodon', () => {
  it('[HINT-09] waits for the address, then for the staff, then has a session', async () => {
    const server = harbour('mastodon-4.7');
    const first = await register(await server.app(), draft, { isApproved: true });
    expect(first).toMatchObject({ kind: 'waiting', pending: { wait: 'email', username: 'wren' } });
    if (first.kind !== 'waiting') return;
    await sendConfirmation(first.pending, 'other@post.example');
    await confirm(server);
    expect(await lookAt(first.pending)).toMatchObject({ kind: 'waiting', pending: { wait: 'approval' } });
    const storage = memoryStorage();
    keepPending(storage, first.pending);
    expect(await readySignUps(storage, [])).toEqual([]);
    await asStaff(server, 'approve');
    expect(await readySignUps(storage, [])).toMatchObject([{ id: 'wren@harbour.example' }]);
  });

  it('[HINT-09] is gone once the staff has rejected it', async () => {
    const server = harbour('mastodon-4.7');
    const first = await register(await server.app(), draft, { isApproved: true });
    await asStaff(server, 'reject');
    expect(first.kind === 'waiting' && (await lookAt(first.pending))).toEqual({ kind: 'gone' });
  });

  it('[HINT-09] rejects with the refusals of the fields', async () => {
    const server = harbour('mastodon-4.7');
    const failed = register(await server.app(), { ...draft, username: 'mara', password: 'x' }, { isApproved: true });
    const error: unknown = await failed.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RegistrationError);
    expect((error as RegistrationError).faults.map(({ field }) => field)).toEqual(['username', 'password']);
  });

  it('[HINT-09] knows the rules of the server, and the names that are taken', async () => {
    const { client, cache } = harbour('mastodon-4.7');
    const server = await cache.fetchQuery(signUpServerQuery(client));
    expect(server.settings).toMatchObject({ enabled: true, approval_required: true, min_age: 16 });
    expect(server.rules.length).toBeGreaterThan(0);
    expect(await cache.fetchQuery(nameTakenQuery(client, 'mara'))).toBe(true);
    expect(await cache.fetchQuery(nameTakenQuery(client, 'nobody_here'))).toBe(false);
  });
});

it('[HINT-09] a member of Rebased acts at once', async () => {
  const server = harbour('rebased');
  expect(await register(await server.app(), draft, { isApproved: false })).toMatchObject({
    kind: 'ready',
    session: { id: 'wren@harbour.example', server: origin },
  });
});

it('[HINT-09] a member of Pleroma answers its captcha, and logs in once approved', async () => {
  const server = harbour('pleroma');
  const { token, answer_data, type } = await server.cache.fetchQuery(captchaQuery(server.client));
  expect(type).toBe('native');
  const solution = String(((await server.control(`captchas/${token}`)) as unknown as { answer: string }).answer);
  const answered = { ...draft, captcha: { solution, token, answer_data } };
  expect(await register(await server.app(), answered, { isApproved: true })).toMatchObject({
    kind: 'waiting',
    pending: { wait: 'approval', token: null },
  });
});

it('[HINT-09] keeps a sign-up whose server does not respond for now', async () => {
  const server = harbour('mastodon-4.7');
  const first = await register(await server.app(), draft, { isApproved: true });
  const storage = memoryStorage();
  if (first.kind === 'waiting') keepPending(storage, first.pending);
  server.instance.faults.add({ pattern: '/api/*', kind: 'status', status: 503, times: Infinity });
  expect(await readySignUps(storage, [])).toEqual([]);
  expect(storage.length).toBe(1);
});
