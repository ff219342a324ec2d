import { defineMessages } from '@rookery/ui';

/** Texts of the log of what the staff has done. */
export const logMessages = defineMessages('moderationLog', {
  list: 'What the staff has done',
  search: 'Search the log',
  failed: 'The log could not be loaded.',
  emptyTitle: 'Nothing has been done yet',
  emptyText: 'What the staff does to accounts, posts and the server appears here.',
  nothingFound: 'Nothing in the log has “{words}”',
});
