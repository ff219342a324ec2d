import { detectFeatures } from '@rookery/api-client';
import { instanceQuery } from '@rookery/store';
import { rememberOffers } from './offers.dom.js';
import type { Connection } from './connection.data.js';

/** Asks the server what it offers, and remembers it for the next page. Rejects when the server does not respond. */
export async function learnOffers({ client, queryClient, offers }: Connection): Promise<void> {
  const features = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
  const learned = {
    quotes: features.quotesList,
    quoting: features.quotePosts,
    editing: features.editStatuses,
    editHistory: features.editHistory,
    translating: features.translations,
    filtersHere: features.filtersHere,
    deleting: features.deleteStatuses,
    scheduling: features.scheduledStatuses,
    lists: features.lists,
    events: features.events,
    trends: features.trends,
    chats: features.chats || features.conversations,
    chatConsent: features.chats,
    reactions: features.emojiReacts,
    customReactions: features.customEmojiReacts,
    reactors: features.exposableReactions,
    pinning: features.pinStatuses,
    pinningPrivate: features.pinPrivateStatuses,
    mutingConversations: features.muteConversations,
    directPosts: features.privacyScopes,
    remoteReactions: features.remoteEmojiReacts,
    remoteTimelines: features.remoteTimeline,
    muting: features.accountMutes,
    reporting: features.reports,
    relationshipLists: features.relationshipLists,
    domainBlocks: features.domainBlocks,
    reactionAccounts: features.exposableReactions && features.reactionAccounts,
  };
  offers.set(() => learned);
  rememberOffers(client.baseUrl, learned);
}
