import { defineMessages } from '@rookery/ui';

export const federationMessages = defineMessages('federation', {
  loading: 'Restrictions are loading…',
  failed: 'The restrictions could not be loaded.',
  undisclosed: '{siteTitle} does not disclose its restrictions.',
  rejected: '{siteTitle} exchanges nothing with {host}.',
  limited: '{siteTitle} limits {host}:',
  open: '{siteTitle} does not limit {host}. There are no restrictions.',
  followersOnly: 'Posts visible to followers only',
  federatedTimelineRemoval: 'Not shown in the federated timeline',
  allMediaRemoved: 'All media removed',
  mediaRemoved: 'Media of posts removed',
  avatarsRemoved: 'Profile pictures removed',
  bannersRemoved: 'Header pictures removed',
  mediaSensitive: 'Media marked sensitive',
  deletesIgnored: 'Deletions are not carried out',
  reportsIgnored: 'Reports are not accepted',
  accepted: 'On the list of accepted servers',
  intro: 'Servers normally exchange everything. {siteTitle} limits these:',
  noneLimited: 'No limited servers.',
  noneDisclosed: 'Not disclosed by this server.',
  allHosts: 'All restrictions',
});
