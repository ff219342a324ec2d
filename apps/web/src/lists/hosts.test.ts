import { expect, it } from 'vitest';
import { hostHref, togglePin } from './hosts.js';

it('[NAV-11] is pinned last, and pinned once', () => {
  expect(togglePin(['a.example'], 'b.example')).toEqual(['a.example', 'b.example']);
  expect(togglePin(['a.example', 'b.example'], 'a.example')).toEqual(['b.example']);
  expect(hostHref('tram.example')).toBe('/timeline/tram.example');
});
