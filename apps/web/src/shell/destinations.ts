import { Bookmark, Globe, Heart, House, List, Search, Settings, UserRound, Users, type LucideIcon } from 'lucide-react';
import type { messages } from '../messages.js';

/** A place the navigation leads to. */
export interface Destination {
  readonly href: string;
  readonly text: keyof (typeof messages)['texts'];
  readonly icon: LucideIcon;
  /** Where there is little room it is left out, for another place leads there too. */
  readonly isMinor?: boolean;
}

/** Where the navigation leads: a member's own places, a visitor's public ones. */
export function destinations(ownAcct: string | null): Destination[] {
  const federated: Destination = { href: '/timeline/fediverse', text: 'federated', icon: Globe };
  const settings: Destination = { href: '/settings', text: 'settings', icon: Settings };
  if (ownAcct === null) return [{ href: '/', text: 'local', icon: Users }, federated, settings];
  return [
    { href: '/', text: 'home', icon: House },
    { href: '/timeline/local', text: 'local', icon: Users, isMinor: true },
    federated,
    { href: '/search', text: 'search', icon: Search },
    { href: '/lists', text: 'lists', icon: List },
    { href: '/bookmarks', text: 'bookmarks', icon: Bookmark },
    { href: '/favourites', text: 'favourites', icon: Heart, isMinor: true },
    { href: `/@${ownAcct}`, text: 'profile', icon: UserRound },
    settings,
  ];
}
