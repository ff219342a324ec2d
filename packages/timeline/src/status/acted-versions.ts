import type { Status } from '@rookery/api-client';
import { createBoundedMemory, type BoundedMemory } from '../memory/bounded-memory.js';

/** The actions after which an edit is worth a word. */
export type ActedBy = 'favourite' | 'reblog';

/** Actions that are remembered for an account. */
const MOST_VERSIONS = 500;
/** Beside the account's reading places, with which it is cleared when the account signs out. */
const nameOf = (scope: string): string => `rookery:marker:${scope}:acted-versions`;

/**
 * The versions of posts that the reader liked or reposted on this device: the `edited_at` of each at that time, '' for a post that was not edited.
 *
 * @param scope Names the account: accounts never share them.
 */
export const createActedVersions = (storage: Storage | null, scope: string): BoundedMemory<string> =>
  createBoundedMemory(storage, nameOf(scope), MOST_VERSIONS, (value): value is string => typeof value === 'string');

const versionKey = (action: ActedBy, statusId: string): string => `${action}:${statusId}`;

/** Writes down which version was liked or reposted; forgets it when that is undone. */
export function rememberVersion(
  versions: BoundedMemory<string>,
  action: ActedBy,
  { id, edited_at }: Pick<Status, 'id' | 'edited_at'>,
  isOn: boolean,
): void {
  versions.write(versionKey(action, id), isOn ? (edited_at ?? '') : null);
}

/** The server says that a post was edited after its repost, which may have been on another device. */
export function rememberUpdate(versions: BoundedMemory<string>, { id, reblogged }: Pick<Status, 'id' | 'reblogged'>): void {
  const key = versionKey('reblog', id);
  if (reblogged && versions.read(key) === null) versions.write(key, '');
}

/**
 * Returns the action of the reader on an earlier version of the post. Null where they did nothing, where it was done on another device, of which nothing is known
 * here, and where the post is the same.
 */
export function editedSince(
  { id, edited_at, favourited, reblogged }: Pick<Status, 'id' | 'edited_at' | 'favourited' | 'reblogged'>,
  versions: BoundedMemory<string>,
): ActedBy | 'both' | null {
  const editedAt = Date.parse(edited_at ?? '');
  const isEarlier = (action: ActedBy): boolean => {
    const version = versions.read(versionKey(action, id));
    if (version === null) return false;
    return version === '' ? !Number.isNaN(editedAt) : Date.parse(version) < editedAt;
  };
  const isLiked = favourited && isEarlier('favourite');
  const isReposted = reblogged && isEarlier('reblog');
  if (isLiked && isReposted) return 'both';
  return isLiked ? 'favourite' : isReposted ? 'reblog' : null;
}
