import { describe, expect, it } from 'vitest';
import { createClient } from '../client.js';
import { findInteractionAddress, interactionAddress, parseRemoteAccount, subscribeTemplate } from './remote-account.js';

const ann = { handle: 'ann@marsh.test', origin: 'https://marsh.test' };
const uri = 'https://rookery.test/posts/1?a=b&c';
const usual = 'https://marsh.test/authorize_interaction?uri=https%3A%2F%2Frookery.test%2Fposts%2F1%3Fa%3Db%26c';

describe('parseRemoteAccount', () => {
  it.each(['ann@marsh.test', '@ann@marsh.test', '  @ann@Marsh.test '])('reads %j', text => {
    expect(parseRemoteAccount(text)).toEqual(ann);
  });

  it.each([
    '',
    'ann',
    '@ann',
    'marsh.test',
    'ann@',
    'ann@marsh',
    'ann@marsh.test/path',
    'ann@b@marsh.test',
    'ann@java script:',
    'ann@mar\nsh.test',
    'ann@user:word@marsh.test',
  ])('refuses %j', text => {
    expect(parseRemoteAccount(text)).toBeNull();
  });
});

describe('interactionAddress', () => {
  it('is that of the template', () => {
    const template = 'https://social.marsh.test/act?on={uri}';
    expect(interactionAddress(ann, 'https://rookery.test/1', template)).toBe(
      'https://social.marsh.test/act?on=https%3A%2F%2Frookery.test%2F1',
    );
  });

  it.each([
    null,
    'javascript:alert(1)//{uri}',
    'http://marsh.test/{uri}',
    'data:text/html,{uri}',
    'https://rookery.test@evil.test/{uri}',
    '{uri}',
  ])('is the usual one with the template %j', template => {
    expect(interactionAddress(ann, uri, template)).toBe(usual);
  });
});

it.each([
  [
    { links: [{ rel: 'self' }, { rel: 'http://ostatus.org/schema/1.0/subscribe', template: 'https://a.test/{uri}' }] },
    'https://a.test/{uri}',
  ],
  [{ links: [{ rel: 'http://ostatus.org/schema/1.0/subscribe', template: 7 }, null, 'x'] }, null],
  [{ links: {} }, null],
  [null, null],
  ['{uri}', null],
])('reads the template of the WebFinger answer %j', (answer, template) => {
  expect(subscribeTemplate(answer)).toBe(template);
});

describe('findInteractionAddress', () => {
  const clientThat = (answer: () => Response) =>
    createClient({ baseUrl: 'https://rookery.test', fetch: () => Promise.resolve(answer()) });
  const noFetch = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

  it('asks the server that is read', async () => {
    const client = clientThat(() => Response.json({ url: 'https://marsh.test/act' }));
    expect(await findInteractionAddress(ann, uri, { client, fetch: noFetch })).toBe('https://marsh.test/act');
  });

  it('asks the visitor’s own server where that finds nothing', async () => {
    const asked: string[] = [];
    const fetch = (input: RequestInfo | URL): Promise<Response> => {
      asked.push(input instanceof Request ? input.url : String(input));
      const links = [{ rel: 'http://ostatus.org/schema/1.0/subscribe', template: 'https://marsh.test/s?u={uri}' }];
      return Promise.resolve(Response.json({ links }));
    };
    const client = clientThat(() => Response.json({ error: 'none' }));
    expect(await findInteractionAddress(ann, 'https://a.test/1', { client, fetch })).toBe(
      'https://marsh.test/s?u=https%3A%2F%2Fa.test%2F1',
    );
    expect(asked).toEqual(['https://marsh.test/.well-known/webfinger?resource=acct%3Aann%40marsh.test']);
  });

  it('is the usual address when nobody answers', async () => {
    expect(await findInteractionAddress(ann, uri, { client: null, fetch: noFetch })).toBe(usual);
    const unsafe = clientThat(() => Response.json({ url: 'javascript:alert(1)' }));
    const html = (): Promise<Response> => Promise.resolve(new Response('<html>'));
    expect(await findInteractionAddress(ann, uri, { client: unsafe, fetch: html })).toBe(usual);
  });
});
