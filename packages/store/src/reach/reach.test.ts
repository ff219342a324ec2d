import { expect, it } from 'vitest';
import { nextReach, reachable, reachOf, type ReachEvent } from './reach.js';

const after = (...events: ReachEvent[]) => reachOf(events.reduce(nextReach, reachable));

it.each<[ReachEvent[], string]>([
  [[], 'reachable'],
  [['offline'], 'offline'],
  [['offline', 'online'], 'reachable'],
  [['failed'], 'reachable'],
  [['failed', 'failed'], 'unreachable'],
  [['failed', 'answered', 'failed'], 'reachable'],
  [['failed', 'failed', 'answered'], 'reachable'],
  [['failed', 'failed', 'offline'], 'offline'],
  [['failed', 'failed', 'offline', 'online'], 'reachable'],
  [['offline', 'failed'], 'offline'],
  [['offline', 'answered'], 'reachable'],
])('after %j the server is %s', (events, reach) => {
  expect(after(...events)).toBe(reach);
});
