import { defineMessages } from '@rookery/ui';

export const elementMessages = defineMessages('timelineElement', {
  labelPublic: 'Posts on {server}',
  labelLocal: 'Posts from {server}',
  labelTag: '#{name} on {server}',
  labelAccount: 'Posts of a profile on {server}',
  labelStatus: 'Post on {server}',
  moreOnServer: 'Read more on {server}',
  noServer: 'This timeline does not name a server.',
  noServerHint: 'Give it an address: server="mastodon.example".',
  unknownSource: 'This timeline does not know which posts to show.',
  unknownSourceHint: 'Its source is public, public:local, tag:NAME, account:@NAME or status:ID.',
  otherServer: 'This post is not on {server}.',
  notFoundAccount: 'This profile was not found on {server}.',
  notFoundStatus: 'This post was not found on {server}.',
  membersOnly: '{server} shows these posts to its members only.',
  rateLimited: '{server} is busy. Try again in a moment.',
  offline: 'You are offline.',
  unreachable: 'We could not reach {server}.',
  incompatible: '{server} is not a compatible server.',
  failed: 'These posts could not be loaded.',
});
