import { defineMessages } from '@rookery/ui';

/** Texts of the lists of accounts of a post (MOD-14). The first four are titles. */
export const statusAccountsMessages = defineMessages('statusAccounts', {
  likes: 'Likes',
  reposts: 'Reposts',
  reactions: 'Reactions',
  mentions: 'Mentions',
  noLikes: 'No likes yet.',
  noReposts: 'No reposts yet.',
  noReactions: 'No reactions yet.',
  noMentions: 'This post mentions no one.',
  likesFailed: 'The likes could not be loaded.',
  repostsFailed: 'The reposts could not be loaded.',
  reactionsFailed: 'The reactions could not be loaded.',
  mentionsFailed: 'The post could not be loaded.',
  moreFailed: 'More accounts could not be loaded.',
  all: 'All {shown}',
});
