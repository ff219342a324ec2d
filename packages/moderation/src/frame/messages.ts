import { defineMessages } from '@rookery/ui';

/** Texts of the frame: the title of each section is under its name. */
export const moderationMessages = defineMessages('moderation', {
  title: 'Moderation',
  sections: 'Sections of moderation',
  reports: 'Reports',
  accounts: 'Accounts',
  approvals: 'Approvals',
  announcements: 'Announcements',
  servers: 'Servers',
  rules: 'Rules',
  blocks: 'Blocks',
  log: 'Log',
  withCount: '{name} ({shown})',
  withMore: '{name} ({shown}+)',
  failed: 'The moderation of this server could not be loaded.',
  noApi: 'This server offers no moderation to other apps.',
  noApiText: 'Moderate it on its own website.',
  elsewhere: 'This server offers this on its own website alone.',
  nothing: 'Your role has nothing to do here.',
});
