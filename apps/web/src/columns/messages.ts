import { defineMessages } from '@rookery/ui';

/** Texts of the columns of a wide page. */
export const columnsMessages = defineMessages('columns', {
  columns: 'Columns',
  add: 'Add column',
  addTitle: 'Add a column',
  move: 'Move {title}',
  options: 'Options of {title}',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  remove: 'Remove column',
  back: 'Back in {title}',
  moved: '{title}: column {position} of {count}',
  removed: '{title} was removed.',
  undo: 'Undo',
  noneTitle: 'No columns',
  noneText: 'Add Home, notifications, lists, hashtags, searches or people.',
  full: '{count, plural, one {There is room for # column.} other {There is room for # columns.}}',
});
