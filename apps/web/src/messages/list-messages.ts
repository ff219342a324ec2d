import { defineMessages } from '@rookery/ui';

/** Texts of the saved posts, lists, quotes and remote timelines. */
export const listsMessages = defineMessages('lists', {
  emptyBookmarksTitle: 'No bookmarks yet',
  emptyBookmarksText: 'Posts you bookmark appear here. Only you can see them.',
  emptyFavouritesTitle: 'No likes yet',
  emptyFavouritesText: 'Posts you like appear here.',
  emptyListTitle: 'This list is empty',
  emptyListText: 'Posts of its members appear here.',
  list: 'List',
  quotes: 'Quotes',
  emptyQuotesTitle: 'No quotes to show',
  emptyQuotesText: 'The quotes may have been deleted, or you may not be allowed to see them.',
  quotesUnknownTitle: 'Your server does not list quotes',
  quotesUnknownText: 'Some quotes may be among the replies to the post.',
  emptyRemoteTitle: 'No posts from {instance} yet. Follow someone there to see them.',
  remoteUnknownTitle: 'Your server cannot show {instance} separately',
  remoteUnknownText: 'Its posts appear in the federated timeline.',
  remoteUnknownAction: 'Open the federated timeline',
});
