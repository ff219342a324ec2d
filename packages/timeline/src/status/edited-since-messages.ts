import { defineMessages } from '@rookery/ui';

export const editedSinceMessages = defineMessages('editedSince', {
  liked: 'Edited since you liked it',
  reposted: 'Edited since you reposted it',
  both: 'Edited since you liked and reposted it',
  showChanges: 'Show changes',
});
