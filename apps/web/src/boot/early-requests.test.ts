import { expect, it } from 'vitest';
import { earlyPaths, type EarlyFacts } from './early-requests.js';

const facts: EarlyFacts = { features: {}, notificationsPath: () => null };

it.each([
  ['/', ['/api/v1/timelines/home?limit=20']],
  ['/@mara', ['/api/v1/accounts/lookup?acct=mara']],
  ['/@mara@tram.example/media/', ['/api/v1/accounts/lookup?acct=mara%40tram.example']],
  ['/@m%C3%A1ra', ['/api/v1/accounts/lookup?acct=m%C3%A1ra']],
  ['/@mara/posts/12', ['/api/v1/statuses/12', '/api/v1/statuses/12/context']],
  ['/notifications', ['/api/v2/instance']],
  ['/notifications/mentions', ['/api/v2/instance']],
])('are those of %s', (pathname, paths) => {
  expect(earlyPaths(pathname, facts)).toEqual(paths);
});

it.each([
  '/@',
  '/settings',
  '/@mara/posts/12/quotes',
  '/notifications/requests',
  '/notifications/requests/1',
  '/chats',
  '/login',
])('are none at %s', pathname => {
  expect(earlyPaths(pathname, facts)).toEqual([]);
});

it('are those of the list of notifications that was shown last', () => {
  const known: EarlyFacts = {
    features: { notificationPolicies: true },
    notificationsPath: tab => (tab === null || tab === 'mentions' ? '/api/v2/notifications?limit=30' : null),
  };
  const [instance, list, policy] = ['/api/v2/instance', '/api/v2/notifications?limit=30', '/api/v2/notifications/policy'];
  expect(earlyPaths('/notifications', known)).toEqual([instance, list, policy]);
  expect(earlyPaths('/notifications/mentions', known)).toEqual([instance, list, policy]);
  expect(earlyPaths('/notifications/polls', known)).toEqual([instance, policy]);
});

it('are those of the chats that the server has', () => {
  const first = ['/api/v2/instance', '/api/v1/accounts/verify_credentials'];
  const pathsWith = (features: EarlyFacts['features']) => earlyPaths('/chats/1', { ...facts, features });
  expect(pathsWith({ chats: true, conversations: true })).toEqual([...first, '/api/v2/pleroma/chats?limit=20']);
  expect(pathsWith({ conversations: true })).toEqual([...first, '/api/v1/conversations?limit=20']);
});

it('are without the context of a post where the server pages threads', () => {
  expect(earlyPaths('/@mara/posts/12', { ...facts, features: { paginatedContext: true } })).toEqual(['/api/v1/statuses/12']);
});
