import { defineMessages, type Messages } from '@rookery/ui';

export const listMessages = defineMessages('list', {
  label: 'Posts',
  loading: 'Loading…',
  loadMore: 'Load more',
  newPosts: '{count, plural, one {Click to see # new post} other {Click to see # new posts}}',
  morePosts: 'Click to see {count, number}+ new posts',
  morePostsAnnounced: 'More than {count, number} new posts',
  newPostsAnnounced: '{count, plural, one {# new post} other {# new posts}}',
  gap: 'Load what is between {older} and {newer}',
  gapWithinMinute: 'Load what is missing at {time}',
  gapFailed: 'These posts could not be loaded. Press to try again.',
  gapNewer: 'Load more, newest first',
  gapOlder: 'Load more, oldest first',
  seenReposted:
    '{others, plural, =0 {Already seen · reposted by {name}} one {Already seen · reposted by {name} and # other} other {Already seen · reposted by {name} and # others}}',
  seenAgain: 'Already seen',
  showReblogs: 'Show',
  collapseReblogs: 'Collapse',
  deleted: 'This post was deleted.',
  preparing: 'Your home feed is being prepared!',
  preparingList: 'This list is being prepared!',
  failed: 'These posts could not be loaded.',
  olderFailed: 'Older posts could not be loaded.',
  offline: 'New posts could not be loaded.',
  tryAgain: 'Try again',
  end: 'You have reached the end.',
  empty: 'There are no posts here yet.',
  emptyHome: 'You don’t follow anyone yet',
  emptyHomeHint: 'Follow people and their posts appear here.',
  emptyRemote: 'No posts from {instance} yet. Follow someone there to see them.',
});

/** The texts of the queue of a list. */
export type QueueTexts = Messages<'newPosts' | 'morePosts' | 'newPostsAnnounced' | 'morePostsAnnounced'>;
