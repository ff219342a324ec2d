import { defineMessages } from '@rookery/ui';

/** Texts that the lists of the staff share. */
export const staffListMessages = defineMessages('staffList', {
  gapFailed: 'These items could not be loaded. Press to try again.',
  newPosts: '{count, plural, one {Click to see # new item} other {Click to see # new items}}',
  morePosts: 'Click to see {count, number}+ new items',
  newPostsAnnounced: '{count, plural, one {# new item} other {# new items}}',
  morePostsAnnounced: 'More than {count, number} new items',
  select: 'Select {name}',
  selected: '{count, plural, one {{shown} selected} other {{shown} selected}}',
  selectAll: 'Select all loaded',
  clear: 'Clear selection',
  keys: 'x selects the current row, o opens it.',
});
