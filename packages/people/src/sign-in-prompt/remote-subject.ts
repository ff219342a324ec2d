import type { Wanted } from '@rookery/timeline';

/** The address by which other servers know the post or the profile; null for a post that they cannot read. */
export function remoteSubject(wanted: Wanted): string | null {
  if ('account' in wanted) return wanted.account.uri ?? wanted.account.url;
  const { visibility, local_only, uri, url } = wanted.status;
  const isPublic = !local_only && (visibility === 'public' || visibility === 'unlisted');
  return isPublic ? uri || url : null;
}
