import { aboutMessages } from '../about/messages.js';
import { siteLinksMessages } from '../about/site-links-messages.js';
import { federationMessages } from '../federation/messages.js';
import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { accountMessages } from '../accounts/messages.js';
import { addressMessages } from '../messages/address-messages.js';
import { chatPageMessages } from '../messages/chat-messages.js';
import { eventPageMessages } from '../messages/event-messages.js';
import { hostMessages } from '../messages/host-messages.js';
import { listsMessages } from '../messages/list-messages.js';
import { pictureMessages } from '../messages/picture-messages.js';
import { messages } from '../messages/messages.js';
import { offlineMessages } from '../messages/offline-messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { profileMessages } from '../messages/profile-messages.js';
import { settingsMessages } from '../messages/settings-messages.js';
import { signInMessages } from '../messages/sign-in-messages.js';
import { signInPromptMessages } from '../messages/sign-in-prompt-messages.js';
import { composeModalMessages, confirmMessages, historyModalMessages, policyMessages } from '../modals/messages.js';
import { outboxMessages } from '../outbox/messages.js';
import { ownListsMessages } from '../own-lists/messages.js';
import { profileMediaMessages } from '../profile-media/messages.js';
import { profileEditMessages } from '../profile-edit/messages.js';
import { profilePartMessages } from '../profile/messages.js';
import { replyFieldMessages } from '../reply-field/messages.js';
import { reportMessages } from '../account-dialogs/report-messages.js';
import { safetyMessages } from '../account-dialogs/messages.js';
import { searchMessages } from '../search/messages.js';
import { safetyPageMessages } from '../safety/page-messages.js';
import { startMessages } from '../shell/start-notice.js';
import { shortcutMessages } from '../shortcuts/messages.js';
import { statusAccountsMessages } from '../status-accounts/messages.js';
import { ar } from './ar.js';

test('[I18N-01] every text of the app has an Arabic translation', () => {
  const catalogues = [
    messages,
    startMessages,
    accountMessages,
    addressMessages,
    chatPageMessages,
    eventPageMessages,
    pageMessages,
    hostMessages,
    offlineMessages,
    signInMessages,
    signInPromptMessages,
    profileMessages,
    profileEditMessages,
    profilePartMessages,
    settingsMessages,
    listsMessages,
    pictureMessages,
    shortcutMessages,
    confirmMessages,
    policyMessages,
    replyFieldMessages,
    composeModalMessages,
    historyModalMessages,
    outboxMessages,
    ownListsMessages,
    reportMessages,
    safetyMessages,
    safetyPageMessages,
    profileMediaMessages,
    searchMessages,
    statusAccountsMessages,
    aboutMessages,
    siteLinksMessages,
    federationMessages,
  ];
  expect(catalogueFaults('ar', catalogues, ar)).toEqual([]);
});
