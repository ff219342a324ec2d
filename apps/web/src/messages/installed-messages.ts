import { defineMessages } from '@rookery/ui';

/** Texts about the installed app and its versions. */
export const installedMessages = defineMessages('installed', {
  updateReady: 'A new version is ready',
  reload: 'Reload',
  newVersion: 'A new version is ready. Reload the page.',
  writingFirst: 'Finish or close what you are writing, then reload.',
  offer: 'Install this site as an app?',
  install: 'Install',
});
