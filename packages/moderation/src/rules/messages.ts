import { defineMessages } from '@rookery/ui';

/** Texts of the rules of the server, as the staff writes them. */
export const rulesMessages = defineMessages('moderationRules', {
  list: 'Rules of the server',
  failed: 'The rules could not be loaded.',
  emptyTitle: 'No rules yet',
  emptyText: 'Members see the rules when they sign up and when they report something.',
  add: 'Add rule',
  edit: 'Edit rule {number}',
  delete: 'Delete rule {number}',
  up: 'Move rule {number} up',
  down: 'Move rule {number} down',
  moved: 'This is rule {number} now',
  moveFailed: 'The order could not be saved.',
  editTitle: 'Edit the rule',
  rule: 'Rule',
  ruleMissing: 'Enter the rule.',
  hint: 'Explanation',
  hintText: 'Shown below the rule. Optional.',
  saveFailed: 'The rule could not be saved.',
  deleteTitle: 'Delete this rule?',
  deleteText: 'Members no longer see it.',
  deleteRule: 'Delete',
  deleted: 'Rule deleted',
  deleteFailed: 'The rule could not be deleted.',
});
