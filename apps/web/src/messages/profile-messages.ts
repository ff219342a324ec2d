import { defineMessages } from '@rookery/ui';

/** Texts of profiles and their lists of accounts. */
export const profileMessages = defineMessages('web', {
  posts: 'Posts',
  replies: 'Replies',
  media: 'Media',
  postsCount: '{count, plural, one {{formatted} post} other {{formatted} posts}}',
  followingCount: '{formatted} following',
  followersCount: '{count, plural, one {{formatted} follower} other {{formatted} followers}}',
  followsYou: 'Follows you',
  follow: 'Follow',
  unfollow: 'Unfollow',
  requested: 'Requested',
  followers: 'Followers',
  followingTitle: 'Following',
  noFollowers: 'No followers to show',
  noFollowing: 'No profiles to show',
  listHidden: 'This profile may keep the list private, or your server may not know it.',
  verifiedLink: 'Verified on {date}',
  joined: 'Joined {date}',
  accountMissingTitle: 'Profile not found',
  accountMissingText: 'The name may be mistyped, or the account may have been removed.',
  bot: 'Automated account',
  locked: 'Approves followers by hand',
  profileFailed: 'This profile could not be loaded.',
  emptyProfileTitle: 'No posts to show',
  emptyProfileText: 'Public posts of {name} appear here.',
});
