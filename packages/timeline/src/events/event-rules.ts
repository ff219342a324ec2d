/** The rules for showing an event and for taking part in it. Components draw, and decide nothing. */
import type { EventLocation, Status, StatusEvent } from '@rookery/api-client';
import { isEventLink } from '../status/event-media.js';

/**
 * The action that an event offers to the reader. `manage`: it is their own; `join`: at once; `request`: the organiser decides; `rejected`: the
 * organiser has declined; `none`: only by invitation.
 */
export type EventAction = 'manage' | 'join' | 'request' | 'going' | 'pending' | 'rejected' | 'none';

export function eventAction(event: StatusEvent, isOwn: boolean): EventAction {
  if (isOwn) return 'manage';
  switch (event.join_state) {
    case 'accept':
      return 'going';
    case 'pending':
      return 'pending';
    case 'reject':
      return 'rejected';
    case null:
      break;
  }
  if (event.join_mode === 'invite') return 'none';
  return event.join_mode === 'restricted' ? 'request' : 'join';
}

/** Whether leaving needs a confirmation: joining again would need the organiser's approval once more. */
export function asksBeforeLeaving(event: StatusEvent): boolean {
  return event.join_mode === 'restricted' && event.join_state === 'accept';
}

/** When an event takes place, as far as it is known; ISO 8601. */
type EventTime =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'start'; readonly start: string }
  | { readonly kind: 'same-day' | 'days'; readonly start: string; readonly end: string };

/**
 * The start of an event, with its end unless that lies before the start.
 *
 * @param timeZone IANA name; two times are of one day or not by the reader's clock. Default: that of the browser.
 */
export function eventTime({ start_time, end_time }: StatusEvent, timeZone?: string): EventTime {
  if (start_time === null) return { kind: 'unknown' };
  if (end_time === null || Date.parse(end_time) < Date.parse(start_time)) return { kind: 'start', start: start_time };
  const isSameDay = dayOf(start_time, timeZone) === dayOf(end_time, timeZone);
  return { kind: isSameDay ? 'same-day' : 'days', start: start_time, end: end_time };
}

function dayOf(time: string, timeZone: string | undefined): string {
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
  return new Intl.DateTimeFormat('en', timeZone === undefined ? parts : { ...parts, timeZone }).format(new Date(time));
}

/** The address of a place, line by line: name, street, and postal code, city and country. Without empty lines. */
export function placeLines({ name, street, postal_code, locality, country }: Omit<EventLocation, 'url'>): string[] {
  const city = [postal_code, locality, country].map(part => part.trim()).filter(part => part !== '');
  return [name.trim(), street.trim(), city.join(', ')].filter(line => line !== '');
}

/** Addresses that an event links to. */
export function eventLinks(status: Status): string[] {
  return status.media_attachments.filter(isEventLink).flatMap(({ remote_url, url }) => remote_url ?? url ?? []);
}

/** The text of a link: its address without scheme and without a slash at its end. */
export function linkText(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

const FALLBACK_HUES = 6;

/** One of the colours that stand for a missing banner (0 to 5). The same for every reader. */
export function fallbackHue(status: Pick<Status, 'id'>): number {
  let sum = 0;
  for (const character of status.id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % FALLBACK_HUES;
}
