import { defineMessages } from '@rookery/ui';

export const listMessages = defineMessages('list', {
  label: 'Posts',
  loading: 'Loading…',
  loadMore: 'Load more',
  newPosts: '{count, plural, one {Click to see # new post} other {Click to see # new posts}}',
  newPostsSaid: '{count, plural, one {# new post} other {# new posts}}',
  gap: 'Load what is between {older} and {newer}',
  gapFailed: 'These posts could not be loaded. Press to try again.',
  gapNewer: 'Load more, newest first',
  gapOlder: 'Load more, oldest first',
  seenBoosted:
    '{others, plural, =0 {Seen · boosted by {name}} one {Seen · boosted by {name} and # other} other {Seen · boosted by {name} and # others}}',
  seenAgain: 'Seen · this post came again on its own',
  showBoosts: 'Show',
  collapseBoosts: 'Collapse',
  deleted: 'This post was deleted.',
  preparing: 'Your home feed is being prepared!',
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
