import type { QuoteState } from '@rookery/api-client';
import { aStatus, anAccount } from '@rookery/api-client/testing';
import { placeAt } from '@rookery/ui';
import { expect, it } from 'vitest';
import { linkedPlaces, quotePlace } from './linked-places.js';

const hrefs = {
  account: ({ acct }: { acct: string }): string => `/@${acct}`,
  status: ({ id }: { id: string }): string => `/posts/${id}`,
  statusById: (id: string): string => `/notice/${id}`,
};
const noor = anAccount({
  id: '8',
  acct: 'noor@b.example',
  url: 'https://b.example/@noor',
  uri: 'https://b.example/users/noor',
  ap_id: null,
});
const quoted = aStatus({ id: '5', account: noor, url: 'https://b.example/@noor/5', uri: 'https://b.example/objects/5' });
const quoting = (state: QuoteState, sent = true) =>
  aStatus({
    id: '9',
    url: 'https://a.example/@mara/9',
    uri: 'https://a.example/users/mara/statuses/9',
    account: anAccount({
      id: '7',
      acct: 'mara',
      url: 'https://a.example/@mara',
      uri: null,
      ap_id: 'https://a.example/users/mara',
    }),
    quote: { state, quoted_status: sent ? quoted : null, quoted_status_id: '5' },
  });

it.each([
  ['https://b.example/@noor/5', 'post', '/posts/5'],
  ['https://b.example/objects/5', 'post', '/posts/5'],
  ['https://b.example/@noor', 'profile', '/@noor@b.example'],
  ['https://b.example/users/noor', 'profile', '/@noor@b.example'],
  ['https://a.example/@mara/9', 'post', '/posts/9'],
  ['https://a.example/users/mara', 'profile', '/@mara'],
])('knows that %s is a %s', (url, kind, href) => {
  expect(placeAt(url, linkedPlaces(quoting('accepted'), hrefs))).toMatchObject({ kind, href });
});

it('knows an event', () => {
  const event = { ...quoted, event: { name: 'Rooks at dusk' } } as typeof quoted;
  const status = { ...quoting('accepted'), quote: { state: 'accepted', quoted_status: event, quoted_status_id: '5' } } as const;
  expect(placeAt(quoted.uri, linkedPlaces(status, hrefs))?.kind).toBe('event');
  expect(quotePlace(status, hrefs)).toEqual({ kind: 'event', href: '/posts/5' });
});

it.each(['pending', 'rejected', 'revoked', 'unauthorized', 'blocked_account'] as const)('leads to no quote that is %s', state => {
  expect(placeAt(quoted.uri, linkedPlaces(quoting(state), hrefs))).toBeNull();
  expect(quotePlace(quoting(state), hrefs)).toBeNull();
});

it('knows a quote by the address that the server gives beside it', () => {
  const quote_url = 'https://b.example/activities/5';
  for (const sent of [true, false]) {
    expect(placeAt(quote_url, linkedPlaces({ ...quoting('accepted', sent), quote_url }, hrefs))).toMatchObject({
      kind: 'post',
      href: sent ? '/posts/5' : '/notice/5',
    });
  }
  expect(placeAt(quote_url, linkedPlaces({ ...quoting('unauthorized'), quote_url }, hrefs))).toBeNull();
});

it('leads to a quote of which the server sends the id alone, where the app has an address for it', () => {
  expect(quotePlace(quoting('accepted', false), hrefs)).toEqual({ kind: 'post', href: '/notice/5' });
  expect(quotePlace(quoting('accepted', false), { account: hrefs.account, status: hrefs.status })).toBeNull();
  expect(quotePlace(aStatus({ quote: null }), hrefs)).toBeNull();
});
