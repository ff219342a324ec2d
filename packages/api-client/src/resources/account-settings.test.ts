import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { accountSettingsOf } from './account-settings.js';

const readBody = (body: unknown): unknown =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : null;

function clientWith(answer: Response) {
  const asked: { method: string | undefined; path: string; body: unknown }[] = [];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (input, init) => {
      const { body } = init ?? {};
      const path = new URL(input instanceof Request ? input.url : input).pathname;
      asked.push({ method: init?.method, path, body: readBody(body) });
      return answer;
    },
  });
  return { settings: accountSettingsOf(client), asked };
}

describe('accountSettingsOf', () => {
  it('[HINT-08] stores the settings of a client under its name, with their types', async () => {
    const account = { id: '1', username: 'mara', pleroma: { settings_store: { rookery: { showReplies: false } } } };
    const { settings, asked } = clientWith(Response.json(account));
    const stored = await settings.store('rookery', { showReplies: false, undoSendSeconds: 5 });
    expect(stored.settings_store).toEqual({ rookery: { showReplies: false } });
    expect(asked).toEqual([
      {
        method: 'PATCH',
        path: '/api/v1/accounts/update_credentials',
        body: { pleroma_settings_store: { rookery: { showReplies: false, undoSendSeconds: 5 } } },
      },
    ]);
  });

  it.each([
    [{ visibility: 'private' }, { 'source[privacy]': 'private', default_scope: 'private' }],
    [{ sensitive: false }, { 'source[sensitive]': 'false' }],
    [{ language: '' }, { 'source[language]': '' }],
    [{}, {}],
  ])('[HINT-08] changes the defaults of new posts that are named: %j', async (changes, body) => {
    const source = { privacy: 'private', sensitive: true, language: 'de' };
    const { settings, asked } = clientWith(Response.json({ id: '1', username: 'mara', source }));
    expect((await settings.changePosting(changes)).source).toMatchObject(source);
    expect(asked).toEqual([{ method: 'PATCH', path: '/api/v1/accounts/update_credentials', body }]);
  });

  it.each([
    [{}, [null, null, null]],
    [
      { 'reading:expand:media': 'hide_all', 'reading:expand:spoilers': true, 'reading:autoplay:gifs': false },
      ['hide_all', true, false],
    ],
    [{ 'reading:expand:media': 'loud', 'reading:expand:spoilers': 'yes', 'reading:autoplay:gifs': 1 }, [null, null, null]],
    [[], [null, null, null]],
  ])('reads the preferences %j', async (answer, expected) => {
    const { settings } = clientWith(Response.json(answer));
    expect(Object.values(await settings.preferences())).toEqual(expected);
  });

  it('[HINT-08] lists the applications with access, without those that cannot be named', async () => {
    const tokens = [{ id: 3, app_name: 'Tusky', valid_until: '2126-01-01T00:00:00Z' }, { app_name: 'x' }, null, { id: '4' }];
    const { settings } = clientWith(Response.json(tokens));
    expect(await settings.applications()).toEqual([
      { id: '3', app_name: 'Tusky', valid_until: '2126-01-01T00:00:00Z' },
      { id: '4', app_name: '', valid_until: null },
    ]);
  });

  it('revokes the access of one', async () => {
    const { settings, asked } = clientWith(new Response('""', { status: 201 }));
    await settings.revokeApplication('3');
    expect(asked).toEqual([{ method: 'DELETE', path: '/api/oauth_tokens/3', body: null }]);
  });
});
