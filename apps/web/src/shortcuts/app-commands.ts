import type { KnownFeatures } from '@rookery/api-client';
import { feedCommands, type FeedCommand } from '@rookery/timeline';
import type { ShortcutCommand } from '@rookery/ui/keyboard';
import { destinations, type PlaceFeatures } from '../shell/destinations.js';

/** Places that keys lead to, by the text of their destination. A place without a destination for this reader has no key. */
const places = {
  goHome: 'home',
  goLocal: 'local',
  goFederated: 'federated',
  goProfile: 'profile',
  goFavourites: 'favourites',
  goBookmarks: 'bookmarks',
  goLists: 'lists',
  goNotifications: 'notifications',
  goChats: 'chats',
  goFollowRequests: 'followRequests',
  goMutes: 'mutes',
  goBlocks: 'blocks',
  goSettings: 'settings',
  search: 'search',
} as const;

type PlaceCommandId = keyof typeof places;
type PageCommandId = 'newPost' | 'showKeys' | 'goBack' | 'palette' | 'columnLeft' | 'columnRight' | 'addColumn';

/** A command of the whole app. The message with its id names it. */
interface AppCommand extends ShortcutCommand {
  readonly id: PlaceCommandId | PageCommandId;
  readonly group: 'places' | 'page';
}

export type Command = FeedCommand | AppCommand;
type CommandGroup = Command['group'];

/** In the order of the legend. */
export const commandGroups: readonly CommandGroup[] = ['moving', 'post', 'page', 'places'];

/** Every command with its keys: those of lists, of places, of the page. */
export const commands: readonly Command[] = [
  ...feedCommands,
  { id: 'goHome', group: 'places', keys: ['g h'] },
  { id: 'goLocal', group: 'places', keys: ['g l'] },
  { id: 'goFederated', group: 'places', keys: ['g t'] },
  { id: 'goProfile', group: 'places', keys: ['g u'] },
  { id: 'goFavourites', group: 'places', keys: ['g f'] },
  { id: 'goBookmarks', group: 'places', keys: ['g k'] },
  { id: 'goLists', group: 'places', keys: ['g i'] },
  { id: 'goNotifications', group: 'places', keys: ['g n'] },
  { id: 'goChats', group: 'places', keys: ['g c'] },
  { id: 'goFollowRequests', group: 'places', keys: ['g r'] },
  { id: 'goMutes', group: 'places', keys: ['g m'] },
  { id: 'goBlocks', group: 'places', keys: ['g b'] },
  { id: 'goSettings', group: 'places', keys: ['g s'] },
  { id: 'newPost', group: 'page', keys: ['n'] },
  { id: 'showKeys', group: 'page', keys: ['?'] },
  { id: 'search', group: 'page', keys: ['s'] },
  { id: 'goBack', group: 'page', keys: ['Backspace'] },
  // And Control or Command with K, which no setting changes.
  { id: 'palette', group: 'page', keys: [] },
  { id: 'columnLeft', group: 'page', keys: ['ArrowLeft'] },
  { id: 'columnRight', group: 'page', keys: ['ArrowRight'] },
  { id: 'addColumn', group: 'page', keys: [] },
];

/** The commands of a page with columns. */
export const columnCommands: readonly Command['id'][] = ['columnLeft', 'columnRight', 'addColumn'];

export function isPlace(id: Command['id']): id is PlaceCommandId {
  return Object.hasOwn(places, id);
}

/** A page that a key leads to. */
interface Place {
  readonly href: string;
  readonly text: string;
}

/** The parts of the API that have a page with a key. */
export type PageFeatures = PlaceFeatures & Pick<KnownFeatures, 'relationshipLists'>;

/** The destinations of the reader with their tabs, and the pages that the navigation has no room for. */
export function placesOf(ownAcct: string | null, features: PageFeatures): Place[] {
  const further = [
    { href: '/follow_requests', text: 'followRequests' },
    { href: '/mutes', text: 'mutes' },
    { href: '/blocks', text: 'blocks' },
  ];
  const inNavigation = destinations(ownAcct, features).flatMap((place): Place[] => [place, ...(place.also ?? [])]);
  return [...inNavigation, ...(ownAcct !== null && features.relationshipLists ? further : [])];
}

/** The address of a place's command; null when this reader has no such place. */
export function placeHref(id: PlaceCommandId, reachable: readonly Place[]): string | null {
  const text: string = places[id];
  return reachable.find(place => place.text === text)?.href ?? null;
}
