import { defineMessages } from '../i18n/messages.js';

/** Texts of the field to copy from. */
export const copyFieldMessages = defineMessages('copyField', {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'The text is selected. Copy it with the keyboard or the menu.',
});
