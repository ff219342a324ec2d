import { defineMessages } from '../i18n/messages.js';

export const accountSearchMessages = defineMessages('accountSearch', {
  label: 'Search for an account',
  clear: 'Clear',
  failed: 'The search could not be loaded.',
  none: 'No matches found',
  loading: 'Loading…',
});
