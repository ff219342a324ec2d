import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { accountIdOf, registration, visit, type Json, type Status } from '../test-support/visitor.js';

type Refused = readonly [request: string, body: Json | undefined, status: number, message: string];

const invalid = (text: string): string => `Validation failed: ${text}`;
const notFound = 'Record not found';

/** The requests of a table with the status and the message of their answers. */
async function answersTo(serverProfile: ServerProfileName, rows: readonly Refused[]): Promise<unknown[]> {
  const visitor = visit({ serverProfile });
  const answers: unknown[] = [];
  for (const [request, body] of rows) {
    const [method = '', path = ''] = request.split(' ');
    const { status, json } = await visitor.send(method, path, body);
    answers.push([request, body, status, json['error']]);
  }
  return answers;
}

describe('a refusal names its reason', () => {
  it('of lists, filters and blocked domains', async () => {
    const context = invalid('Context None or invalid context supplied');
    const rows: Refused[] = [
      ['POST /api/v1/lists', { title: ' ' }, 422, invalid("Title can't be blank")],
      [
        'POST /api/v1/lists',
        { title: 'Ink', replies_policy: 'some' },
        422,
        invalid('Replies policy is not included in the list'),
      ],
      ['GET /api/v1/lists/0', undefined, 404, notFound],
      ['GET /api/v1/lists/0/accounts', undefined, 404, notFound],
      ['PUT /api/v1/lists/0', { title: 'Ink' }, 404, notFound],
      ['DELETE /api/v1/lists/0', undefined, 404, notFound],
      ['POST /api/v1/filters', { phrase: ' ', context: ['home'] }, 422, invalid("Phrase can't be blank")],
      ['POST /api/v1/filters', { phrase: 'ink' }, 422, context],
      ['POST /api/v1/filters', { phrase: 'ink', context: ['home', 'nowhere'] }, 422, context],
      ['POST /api/v2/filters', { title: ' ', context: ['home'] }, 422, invalid("Title can't be blank")],
      ['POST /api/v2/filters', { title: 'Ink', context: [] }, 422, context],
      ['POST /api/v2/filters/9/statuses', { status_id: '1' }, 404, notFound],
      ['DELETE /api/v1/filters/9', undefined, 404, notFound],
      ['DELETE /api/v2/filters/9', undefined, 404, notFound],
      ['POST /api/v1/domain_blocks', { domain: 'nodot' }, 422, invalid('Domain is not a valid domain name')],
      ['DELETE /api/v1/domain_blocks', { domain: 'a..b' }, 422, invalid('Domain is not a valid domain name')],
    ];
    expect(await answersTo('default', rows)).toEqual(rows);
  });

  it('of a profile', async () => {
    const path = 'PATCH /api/v1/accounts/update_credentials';
    const field = (name: string, value = '') => ({ name, value });
    const rows: Refused[] = [
      [path, { display_name: 'x'.repeat(31) }, 422, invalid('Display name is too long (maximum is 30 characters)')],
      [path, { note: 'x'.repeat(501) }, 422, invalid('Note is too long (maximum is 500 characters)')],
      [path, { fields_attributes: ['a', 'b', 'c', 'd', 'e'].map(name => field(name)) }, 422, invalid('Fields are too many')],
      [path, { fields_attributes: [field('', 'b')] }, 422, invalid("Fields label can't be blank")],
      [
        path,
        { fields_attributes: [field('a', 'x'.repeat(256))] },
        422,
        invalid('Fields is too long (maximum is 255 characters)'),
      ],
      [
        path,
        { fields_attributes: [field('x'.repeat(256), 'b')] },
        422,
        invalid('Fields is too long (maximum is 255 characters)'),
      ],
      [path, { source: { privacy: 'secret' } }, 422, invalid('Privacy is not included in the list')],
      ['POST /api/v1/featured_tags', { name: 'two words' }, 422, invalid('Tag is invalid')],
      ['POST /api/v1/featured_tags', {}, 422, invalid('Tag is invalid')],
    ];
    expect(await answersTo('default', rows)).toEqual(rows);
  });

  it('of searches', async () => {
    const long = 'x'.repeat(2049);
    const rows: Refused[] = [
      [`GET /api/v2/search?q=${long}`, undefined, 422, 'The search text is too long'],
      [`GET /api/v1/accounts/search?q=${long}`, undefined, 422, 'The search text is too long'],
      ['GET /api/v2/search?q=%20', undefined, 400, 'param is missing or the value is empty: q'],
      ['GET /api/v2/search?q=ink&type=people', undefined, 400, 'invalid search type'],
      ['GET /api/v1/accounts/lookup?acct=nobody', undefined, 404, notFound],
    ];
    expect(await answersTo('default', rows)).toEqual(rows);
    const path = '/api/v2/search?q=ink';
    const visitor = visit();
    for (const [query, status] of [
      ['', 200],
      ['&type=statuses&offset=1', 401],
      ['&offset=1', 200],
      ['&resolve=true', 401],
      ['&resolve=false', 200],
    ] as const) {
      expect([query, (await visitor.anonymous(path + query)).status]).toEqual([query, status]);
    }
  });

  it('of votes, reactions and announcements', async () => {
    const rows: Refused[] = [
      ['GET /api/v1/polls/0', undefined, 404, notFound],
      [`PUT /api/v1/announcements/902/reactions/${'x'.repeat(41)}`, undefined, 422, invalid('Name is not a recognized emoji')],
      ['PUT /api/v1/announcements/0/reactions/x', undefined, 404, notFound],
      ['DELETE /api/v1/announcements/0/reactions/x', undefined, 404, notFound],
      ['PATCH /api/v2/notifications/policy', { for_new_accounts: 'no' }, 422, 'for_new_accounts is not included in the list'],
    ];
    expect(await answersTo('default', rows)).toEqual(rows);
  });

  it('of the author about the own poll, of a second vote and of a vote for nothing', async () => {
    const [mara, lev] = [visit(), visit({ as: 'lev' })];
    const draft = { status: 'Ink?', poll: { options: ['Black', 'Blue'], expires_in: 300 } };
    const own = (await mara.post<Status & { poll: { id: string } }>('/api/v1/statuses', draft)).json.poll.id;
    const vote = async (visitor: typeof mara, id: string, choices: unknown[]) => {
      const { status, json } = await visitor.post(`/api/v1/polls/${id}/votes`, { choices });
      return [status, json['error']];
    };
    expect(await vote(mara, own, [0])).toEqual([422, invalid('You cannot vote in your own polls')]);
    const id = (await lev.post<Status & { poll: { id: string } }>('/api/v1/statuses', draft)).json.poll.id;
    const gus = lev.instance.issueToken('gus');
    const asGus = async (choices: unknown[]) => {
      const headers = { Authorization: `Bearer ${gus}` };
      const { status, json } = await lev.post(`/api/v1/polls/${id}/votes`, { choices }, headers);
      return [status, json['error']];
    };
    expect(await asGus(['first'])).toEqual([422, invalid('The chosen vote option does not exist')]);
    expect(await asGus([2])).toEqual([422, invalid('The chosen vote option does not exist')]);
    expect(await asGus([0, 1])).toEqual([422, invalid('The chosen vote option does not exist')]);
    expect(await asGus(['1'])).toEqual([200, undefined]);
    expect(await asGus([0])).toEqual([422, invalid('You have already voted on this poll')]);
    lev.advance(300_000);
    expect(await asGus([0])).toEqual([422, invalid('The poll has already ended')]);
  });

  it('of reports', async () => {
    const visitor = visit();
    const own = await accountIdOf(visitor, 'mara');
    const lev = await accountIdOf(visitor, 'lev');
    const rows: Refused[] = [
      ['POST /api/v1/reports', {}, 404, notFound],
      ['POST /api/v1/reports', { account_id: own }, 422, invalid('You cannot report yourself')],
      ['POST /api/v1/reports', { account_id: lev, category: 'taste' }, 422, "'category' is not a valid category"],
      [
        'POST /api/v1/reports',
        { account_id: lev, comment: 'x'.repeat(1001) },
        422,
        invalid('Comment is too long (maximum is 1000 characters)'),
      ],
      ['GET /api/v1/reports', undefined, 404, notFound],
    ];
    expect(await answersTo('default', rows)).toEqual(rows);
    expect((await visitor.post('/api/v1/reports', { account_id: lev, comment: 'x'.repeat(1000) })).status).toBe(200);
  });

  it('of the relation to an account', async () => {
    const visitor = visit();
    const own = `/api/v1/accounts/${await accountIdOf(visitor, 'mara')}`;
    const ines = `/api/v1/accounts/${await accountIdOf(visitor, 'ines@mar.example')}`;
    const note = invalid('Comment is too long (maximum is 2000 characters)');
    const endorse = invalid('You must be already following the person you want to endorse');
    const rows: Refused[] = [
      ...['block', 'unblock', 'mute', 'unmute', 'remove_from_followers', 'endorse', 'unendorse', 'pin', 'follow'].map(
        (action): Refused => [`POST ${own}/${action}`, undefined, 403, 'This action is not allowed'],
      ),
      [`POST ${ines}/note`, { comment: 'x'.repeat(2001) }, 422, note],
      [`POST ${ines}/endorse`, undefined, 422, endorse],
      [`POST ${ines}/pin`, undefined, 422, endorse],
      ...['block', 'follow', 'unfollow', 'mute', 'note', 'endorse'].map((action): Refused => [
        `POST /api/v1/accounts/0/${action}`,
        undefined,
        404,
        notFound,
      ]),
      [`POST /api/v1/follow_requests/${ines.split('/').at(-1) ?? ''}/authorize`, undefined, 404, notFound],
      ['POST /api/v1/follow_requests/0/reject', undefined, 404, notFound],
      ['DELETE /api/v1/suggestions/0', undefined, 404, notFound],
    ];
    expect(await answersTo('default', rows)).toEqual(rows);
    expect((await visitor.post(`${own}/note`, { comment: 'x'.repeat(2000) })).status).toBe(200);
  });

  it('of scheduled posts', async () => {
    const scheduled_at = '2026-11-20T12:05:00.000Z';
    const refusal = invalid('Scheduled at The scheduled date must be in the future');
    const rows: Refused[] = [
      ['POST /api/v1/statuses', { status: 'Soon', scheduled_at }, 422, refusal],
      ['POST /api/v1/statuses', { status: 'Soon', scheduled_at: 'soon' }, 422, refusal],
      ['GET /api/v1/scheduled_statuses/0', undefined, 404, notFound],
      ['PUT /api/v1/scheduled_statuses/0', { scheduled_at }, 404, notFound],
      ['DELETE /api/v1/scheduled_statuses/0', undefined, 404, notFound],
    ];
    expect(await answersTo('default', rows)).toEqual(rows);
  });

  it('of applications', async () => {
    const visitor = visit({ serverProfile: 'mastodon-4.7' });
    for (const [uris, fields, message] of [
      ['https://a.test/', { client_name: ' ' }, "Application name can't be blank"],
      ['https://a.test/', { client_name: 'x'.repeat(61) }, 'Application name is too long (maximum is 60 characters)'],
      [`https://a.test/${'x'.repeat(2000)}`, {}, 'Redirect URI is too long (maximum is 2000 characters)'],
      ['https://a.test/', { scopes: 'x'.repeat(2001) }, 'Scopes is too long (maximum is 2000 characters)'],
      [
        'https://a.test/',
        { website: `https://a.test/${'x'.repeat(2000)}` },
        'Application website is too long (maximum is 2000 characters)',
      ],
      ['', {}, "Redirect URI can't be blank"],
      ['a.test', {}, 'Redirect URI must be an absolute URI.'],
      ['https://a.test/#top', {}, 'Redirect URI must be an absolute URI.'],
      ['javascript:alert(1)', {}, 'Redirect URI must be an absolute URI.'],
      ['https://a.test/', { website: 'a.test' }, 'Application website must be a valid URL'],
      ['https://a.test/', { scopes: 'read everything' }, "Scopes doesn't match configured on the server."],
    ] as const) {
      const { status, json } = await visitor.anonymous('/api/v1/apps', registration(uris, fields));
      expect([status, json['error']]).toEqual([422, invalid(message)]);
    }
    const empty = await visit({ serverProfile: 'hollo' }).anonymous(
      '/api/v1/apps',
      registration('https://a.test/', { website: '' }),
    );
    expect([empty.status, empty.json['error']]).toEqual([422, invalid('Website is invalid')]);
    const accepted = await visitor.anonymous('/api/v1/apps', registration('https://a.test/', { website: '' }));
    expect([accepted.status, accepted.json['website']]).toEqual([200, null]);
  });

  it('of a page in the words of each family', async () => {
    const home = 'GET /api/v1/timelines/home';
    const rows: Refused[] = [
      [`${home}?limit=many`, undefined, 400, 'Bad Request: bad integer limit value'],
      ['POST /api/v1/lists', { title: '' }, 422, `Unprocessable Entity: ${invalid("Title can't be blank")}`],
      ['GET /api/v1/accounts/0', undefined, 404, 'Not Found'],
    ];
    expect(await answersTo('gotosocial', rows)).toEqual(rows);
    const hollo = visit({ serverProfile: 'hollo' });
    for (const path of ['/api/v1/timelines/home', '/api/v1/notifications']) {
      const { status, json } = await hollo.get(`${path}?max_id=1`);
      expect([status, json]).toEqual([400, { success: false, error: { name: 'ZodError', message: 'Invalid id' } }]);
    }
    expect((await visit().get('/api/v1/timelines/home?limit=many&max_id=x')).status).toBe(200);
  });

  it('of events', async () => {
    const start_time = '2026-12-01T18:00:00.000Z';
    const path = 'POST /api/v1/pleroma/events';
    const rows: Refused[] = [
      [path, { start_time }, 422, "Name can't be blank"],
      [path, { name: ' ', start_time }, 422, "Name can't be blank"],
      [path, { name: 'Fair' }, 422, "Start time can't be blank"],
      [path, { name: 'Fair', start_time: '' }, 422, "Start time can't be blank"],
      [path, { name: 'Fair', start_time: 'soon' }, 422, 'start_time is invalid'],
      [path, { name: 'Fair', start_time, end_time: 'later' }, 422, 'end_time is invalid'],
      [path, { name: 'Fair', start_time, end_time: '2026-12-01T17:59:59.000Z' }, 422, 'End time must be after the start time'],
      [path, { name: 'Fair', start_time, location_id: 'place:99' }, 422, 'Location not found'],
      [path, { name: 'Fair', start_time, banner_id: '1' }, 422, 'Banner is invalid'],
      ['GET /api/v1/pleroma/events/joined_events?state=maybe', undefined, 400, 'Invalid value for enum'],
      ...['join', 'leave'].map((action): Refused => [`POST /api/v1/pleroma/events/0/${action}`, undefined, 404, notFound]),
      ...['participations', 'participation_requests', 'ics'].map((name): Refused => [
        `GET /api/v1/pleroma/events/0/${name}`,
        undefined,
        404,
        notFound,
      ]),
    ];
    expect(await answersTo('rebased', rows)).toEqual(rows);
  });
});
