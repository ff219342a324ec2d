import { hasChats, type KnownFeatures } from '@rookery/api-client';
import {
  Bell,
  Bookmark,
  CalendarDays,
  Compass,
  Globe,
  House,
  List,
  MessagesSquare,
  Search,
  Settings,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { messages } from '../messages/messages.js';

import type { UnreadCounts } from '@rookery/notifications/unread';

/** An item of the navigation. */
export interface Destination {
  readonly href: string;
  /** Its other addresses, such as those of its tabs, with the title that the page has there. */
  readonly also?: readonly Pick<Destination, 'href' | 'text'>[];
  readonly text: keyof (typeof messages)['texts'];
  readonly icon: LucideIcon;
  /** The number of unread items of this kind is shown at it. */
  readonly unread?: keyof UnreadCounts;
  /** Items that wait at it: their number as it is shown, and its name with them. */
  readonly waiting?: { readonly shown: string; readonly name: string };
  /** Shown in the bottom bar, which has room for few. */
  readonly isInBar?: boolean;
}

/** Items that fit the bottom bar. */
const BAR_PLACES = 5;

/** Splits destinations into the items of the bottom bar and those of its menu, which is empty when all fit the bar. */
export function barPlaces(places: readonly Destination[]): { shown: readonly Destination[]; more: readonly Destination[] } {
  if (places.length <= BAR_PLACES) return { shown: places, more: [] };
  const shown = places.filter(place => place.isInBar === true).slice(0, BAR_PLACES - 1);
  return { shown, more: places.filter(place => !shown.includes(place)) };
}

/** Posts and events have the name of their author in their address, and are not pages of the profile. */
const postPages = /^\/@[^/]+\/(?:posts|events)\//;

/** Whether a page is that of a destination, or below it. */
export const isAt = ({ href, also }: Destination, pathname: string): boolean =>
  pathname === href || also?.some(one => one.href === pathname) || (pathname.startsWith(`${href}/`) && !postPages.test(pathname));

/** The parts of the API that have a destination of their own. */
export type PlaceFeatures = Pick<KnownFeatures, 'lists' | 'events' | 'trends' | 'chats' | 'conversations'>;

/**
 * The destinations of a member, or of a visitor when `ownAcct` is null. Chats, lists and events are those of members; like trends, where the
 * server has them.
 *
 * @param search The place of the search; 'none' where the side column has its field. 'last' where this page alone has no side column: the
 * other items stay where they are on every page.
 * @param staff The moderator's screens; null: the account is not of the staff.
 */
export function destinations(
  ownAcct: string | null,
  features: PlaceFeatures,
  search: 'second' | 'last' | 'none' = 'second',
  staff: Destination | null = null,
): Destination[] {
  const local = { href: '/timeline/local', text: 'local' } as const;
  const federated: Destination = { href: '/timeline/fediverse', text: 'federated', icon: Globe };
  const settings: Destination = { href: '/settings', text: 'settings', icon: Settings };
  const explore: readonly Destination[] = features.trends ? [{ href: '/explore', text: 'explore', icon: Compass }] : [];
  if (ownAcct === null) return [{ href: '/', also: [local], text: 'local', icon: Users }, federated, ...explore, settings];
  return [
    // The local and the federated timeline are tabs of Home, and likes one of the bookmarks.
    { href: '/', also: [local, federated], text: 'home', icon: House, isInBar: true },
    ...(search === 'second' ? [searchPlace] : []),
    ...explore,
    { href: '/notifications', text: 'notifications', icon: Bell, unread: 'notifications', isInBar: true },
    ...(hasChats(features)
      ? [{ href: '/chats', text: 'chats', icon: MessagesSquare, unread: 'chats', isInBar: true } as const]
      : []),
    ...(features.lists ? [{ href: '/lists', text: 'lists', icon: List } as const] : []),
    ...(features.events ? [{ href: '/events', text: 'events', icon: CalendarDays } as const] : []),
    { href: '/bookmarks', also: [{ href: '/favourites', text: 'favourites' }], text: 'bookmarks', icon: Bookmark },
    { href: `/@${ownAcct}`, text: 'profile', icon: UserRound, isInBar: true },
    settings,
    // After the others: it comes once the account is known, and moves nothing.
    ...(staff === null ? [] : [staff]),
    ...(search === 'last' ? [searchPlace] : []),
  ];
}

const searchPlace: Destination = { href: '/search', text: 'search', icon: Search, isInBar: true };
