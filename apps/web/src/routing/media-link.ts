import type { Status } from '@rookery/api-client';
import { isMediaCovered, type TimelineSettings } from '@rookery/timeline';

/** The search parameter of a post's page with the number of an attachment, from 1: the viewer opens with it. */
export const MEDIA_PARAMETER = 'media';

/** The address of an attachment in this app: that of its post, with its number. */
export const mediaHref = (statusHref: string, index: number): string => `${statusHref}?${MEDIA_PARAMETER}=${index + 1}`;

/** The attachment that an address names; null where the post has none of this number, and where they are covered: a link uncovers nothing. */
export function linkedIndex(search: string, status: Status, displayMedia: TimelineSettings['displayMedia']): number | null {
  const number = new URLSearchParams(search).get(MEDIA_PARAMETER) ?? '';
  const index = /^\d{1,3}$/.test(number) ? Number(number) - 1 : -1;
  const isThere = status.media_attachments[index] !== undefined;
  return isThere && !isMediaCovered(status, displayMedia) ? index : null;
}
