import { defineMessages } from '@rookery/ui';

/** Texts of the follow button, wherever it stands. */
export const followMessages = defineMessages('follow', {
  follow: 'Follow',
  followBack: 'Follow back',
  following: 'Following',
  unfollow: 'Unfollow',
  requested: 'Requested',
  cancelRequest: 'Cancel request',
  blocked: 'Blocked',
  unblock: 'Unblock',
  blockedBy: 'You are blocked',
  followName: 'Follow {name}',
  followBackName: 'Follow back {name}',
  followingName: 'Following {name}, unfollow',
  requestedName: 'Requested: {name}, cancel request',
  blockedName: 'Blocked: {name}, unblock',
  options: 'Following {name}',
  notify: 'Notify me about posts',
  stopNotifying: 'Stop notifying me about posts',
  hideReblogs: 'Hide reposts in Home',
  showReblogs: 'Show reposts in Home',
  languages: 'Choose languages',
  followFailed: 'The follow could not be saved.',
  unblockFailed: 'The account could not be unblocked.',
});
