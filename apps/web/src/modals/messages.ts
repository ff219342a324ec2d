import { defineMessages } from '@rookery/ui';

/** Texts of the confirmations. MOD-09 to MOD-12 */
export const confirmMessages = defineMessages('confirm', {
  deletePostTitle: 'Delete post',
  deletePostText: 'Are you sure you want to delete this post?',
  redraftTitle: 'Delete & redraft',
  redraftText:
    'Are you sure you want to delete this post and write it again? Its likes and reposts are lost, and replies to it lose the post they answer.',
  discardEditTitle: 'Cancel post editing',
  discardEditText: 'Are you sure you want to cancel editing this post? All changes will be lost.',
  discardEventTitle: 'Delete event',
  discardEventText: 'Are you sure you want to delete this event?',
  discardEventEditTitle: 'Cancel event editing',
  discardEventEditText: 'Are you sure you want to cancel editing this event? All changes will be lost.',
  discardReportTitle: 'Discard report',
  discardReportText: 'Are you sure you want to discard this report? It has not been sent.',
  discardProfileTitle: 'Discard changes',
  discardProfileText: 'Are you sure you want to discard the changes to your profile? They have not been saved.',
  discard: 'Discard',
  deleteDraftTitle: 'Delete draft',
  deleteDraftText: 'Are you sure you want to delete this draft?',
  deleteFilterTitle: 'Delete filter',
  deleteFilterText: 'Are you sure you want to delete this filter? Posts that it covers or hides are shown again.',
  discardFilterTitle: 'Discard filter',
  discardFilterText: 'Are you sure you want to discard your changes to this filter? They have not been saved.',
  deleteListTitle: 'Delete list',
  deleteListText: 'Are you sure you want to permanently delete this list?',
  signOutTitle: 'Log out',
  signOutText:
    'Your drafts are on this device. Keep them for when you log in to this account again, or delete them with their media?',
  signOutAllText: 'Are you sure you want to log out of all accounts on this device?',
  signOutEverywhereTitle: 'Log out everywhere',
  signOutEverywhereText: 'Are you sure? Every application and every device loses its access to this account.',
  deleteDrafts: 'Delete drafts',
  keepDrafts: 'Keep drafts',
  clearNotificationsTitle: 'Clear notifications',
  clearNotificationsText: 'Are you sure you want to permanently delete all your notifications?',
  clearNotificationsButton: 'Clear',
  delete: 'Delete',
  redraft: 'Delete & redraft',
  cancelEditing: 'Cancel editing',
  keepDraft: 'Save draft',
  keepDraftText: 'You can also save it as a draft and continue later.',
  cancel: 'Cancel',
});

/** Titles of the form of a filter. */
export const filterModalMessages = defineMessages('filterModal', {
  new: 'New filter',
  edit: 'Edit filter',
  filter: 'Filter posts',
});
