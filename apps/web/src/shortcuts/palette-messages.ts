import { defineMessages } from '@rookery/ui';

/** Texts of the command palette. */
export const paletteMessages = defineMessages('palette', {
  title: 'Command palette',
  field: 'Page, person, list, setting or command',
  columnField: 'List, person or hashtag',
  searching: 'Searching…',
  nothing: 'Nothing found',
  failed: 'People could not be searched. Check your connection.',
  page: 'Page',
  command: 'Command',
  post: 'Current post',
  list: 'List',
  person: 'Profile',
  tag: 'Hashtag',
  search: 'Search',
  setting: 'Setting',
  account: 'Account',
  searchFor: 'Search posts for “{words}”',
});
