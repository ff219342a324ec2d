import { memoryStorage } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { expect, it } from 'vitest';
import { createActedVersions, editedSince, rememberUpdate, rememberVersion, type ActedBy } from './acted-versions.js';

const FIRST = '2026-11-20T10:00:00.000Z';
const SECOND = '2026-11-20T11:00:00.000Z';
const post = aStatus({ id: '1', favourited: true });

function acted(action: ActedBy, edited_at: string | null) {
  const versions = createActedVersions(memoryStorage(), 'mara');
  rememberVersion(versions, action, { id: '1', edited_at }, true);
  return versions;
}

it.each<[string | null, string | null, ActedBy | null]>([
  [null, null, null],
  [null, FIRST, 'favourite'],
  [FIRST, FIRST, null],
  [FIRST, SECOND, 'favourite'],
  [SECOND, FIRST, null],
  [FIRST, null, null],
  [null, 'not a date', null],
  [FIRST, 'not a date', null],
])('a post that was liked as of %s and is now of %s: %s', (before, edited_at, result) => {
  expect(editedSince({ ...post, edited_at }, acted('favourite', before))).toBe(result);
});

it('knows a repost, and both', () => {
  const versions = acted('reblog', null);
  const reposted = { ...post, edited_at: FIRST, favourited: false, reblogged: true };
  expect(editedSince(reposted, versions)).toBe('reblog');
  rememberVersion(versions, 'favourite', { id: '1', edited_at: null }, true);
  expect(editedSince({ ...reposted, favourited: true }, versions)).toBe('both');
});

it('claims nothing of an action that this device does not know', () => {
  expect(editedSince({ ...post, edited_at: FIRST }, createActedVersions(memoryStorage(), 'mara'))).toBeNull();
  expect(editedSince({ ...post, id: '2', edited_at: FIRST }, acted('favourite', null))).toBeNull();
  expect(editedSince({ ...post, edited_at: FIRST, favourited: false }, acted('favourite', null))).toBeNull();
});

it('forgets a like that is undone, and one in another account', () => {
  const storage = memoryStorage();
  const versions = createActedVersions(storage, 'mara');
  rememberVersion(versions, 'favourite', post, true);
  expect(editedSince({ ...post, edited_at: FIRST }, createActedVersions(storage, 'noor'))).toBeNull();
  rememberVersion(versions, 'favourite', post, false);
  expect(editedSince({ ...post, edited_at: FIRST }, versions)).toBeNull();
});

it('believes the server that a post was edited after its repost', () => {
  const reposted = { ...post, edited_at: SECOND, favourited: false, reblogged: true };
  const versions = createActedVersions(memoryStorage(), 'mara');
  rememberUpdate(versions, reposted);
  expect(editedSince(reposted, versions)).toBe('reblog');
  const later = acted('reblog', SECOND);
  rememberUpdate(later, reposted);
  expect(editedSince(reposted, later)).toBeNull();
  rememberUpdate(versions, { id: '2', reblogged: false });
  expect(editedSince({ ...reposted, id: '2' }, versions)).toBeNull();
});
