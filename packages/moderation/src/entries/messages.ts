import { defineMessages } from '@rookery/ui';

/** Texts that the lists of the staff share. */
export const entryMessages = defineMessages('moderationEntries', {
  cancel: 'Cancel',
  save: 'Save',
  tryAgain: 'Try again',
  end: 'End of the list',
  olderFailed: 'More entries could not be loaded.',
  discardTitle: 'Discard your changes?',
  discardText: 'What you typed will be lost.',
  discard: 'Discard',
  keepEditing: 'Keep editing',
});
