import { expect, test } from 'vitest';
import { viewerState } from './viewer-location.js';

const behind = { pathname: '/', search: '', hash: '', state: null, key: 'a' };

test('[MOD-13] reads the page, the post and the attachment from a history entry', () => {
  const viewer = { behind, statusId: '1', index: 2 };
  expect(viewerState({ viewer })).toEqual(viewer);
});

test('[HINT-03] reads the picture of a profile from a history entry', () => {
  const viewer = { behind, picture: 'header', accountId: '7' };
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
  { viewer: { behind, picture: 'avatar' } },
  { viewer: { behind, picture: 'other', accountId: '7' } },
])('finds no viewer in the state %j', state => {
  expect(viewerState(state)).toBeNull();
});
