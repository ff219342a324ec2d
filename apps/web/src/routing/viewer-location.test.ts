import { expect, test } from 'vitest';
import { viewerState } from './viewer-location.js';

const behind = { pathname: '/', search: '', hash: '', state: null, key: 'a' };

test('[MOD-13] reads the page, the post and the attachment from a history entry', () => {
  const viewer = { behind, statusId: '1', index: 2 };
  expect(viewerState({ viewer })).toEqual(viewer);
});

test.each([
  null,
  undefined,
  'viewer',
  {},
  { viewer: null },
  { viewer: { behind: null, statusId: '1', index: 0 } },
  { viewer: { behind, index: 0 } },
])('finds no viewer in the state %j', state => {
  expect(viewerState(state)).toBeNull();
});
