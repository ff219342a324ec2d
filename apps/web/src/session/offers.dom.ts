import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';

/** Parts of the API that rows of posts and the navigation offer and not every server has. */
const offerNames = [
  'quotes',
  'quoting',
  'editing',
  'editHistory',
  'translating',
  'filtersHere',
  'deleting',
  'scheduling',
  'lists',
  'events',
  'trends',
  'chats',
  'chatConsent',
  'reactions',
  'customReactions',
  'reactors',
  'reactionAccounts',
  'muting',
  'reporting',
  'relationshipLists',
  'domainBlocks',
  'pinning',
  'pinningPrivate',
  'mutingConversations',
  'directPosts',
  'remoteReactions',
  'remoteTimelines',
] as const;

/**
 * Whether the server lists the quotes of a post, keeps the versions of edited posts, translates posts, lets its members quote, edit, delete and schedule posts, has lists, events, trends, chats and
 * reactions, lists the accounts that liked or reposted a post and those that reacted to it, and lets members pin public and
 * followers-only posts, mute conversations, write posts for single accounts and join reactions of other servers, and shows the timelines of other servers. `filtersHere`: it leaves the filters of its members to the client. `chatConsent`: its accounts
 * say whether they accept chats. `muting`, `reporting`: accounts can be muted and reported. `relationshipLists`: blocks, mutes and follow requests are
 * listed. `domainBlocks`: members block domains.
 */
export type Offers = Readonly<Record<(typeof offerNames)[number], boolean>>;

/** The offers of the server (origin) when it was asked last: its rows look the same from their first frame on. */
export function knownOffers(server: string): Offers {
  // Most servers have lists and chats: the navigation of one that was not asked yet has them.
  const known = (localItems.read(storageKeys.offers + server) ?? 'lists chats').split(' ');
  return Object.fromEntries(offerNames.map(name => [name, known.includes(name)])) as Offers;
}

export function rememberOffers(server: string, offers: Offers): void {
  localItems.write(storageKeys.offers + server, offerNames.filter(name => offers[name]).join(' '));
}
