import { aboutMessages } from '../about/messages.js';
import { siteLinksMessages } from '../about/site-links-messages.js';
import { federationMessages } from '../federation/messages.js';
import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { addressMessages } from '../messages/address-messages.js';
import { chatPageMessages } from '../messages/chat-messages.js';
import { eventPageMessages } from '../messages/event-messages.js';
import { hostMessages } from '../messages/host-messages.js';
import { listsMessages } from '../messages/list-messages.js';
import { pictureMessages } from '../messages/picture-messages.js';
import { messages } from '../messages/messages.js';
import { offlineMessages } from '../messages/offline-messages.js';
import { pageMessages } from '../messages/page-messages.js';
import { settingsMessages } from '../messages/settings-messages.js';
import { signInMessages } from '../messages/sign-in-messages.js';
import { signInPromptMessages } from '../messages/sign-in-prompt-messages.js';
import { composeModalMessages, confirmMessages, historyModalMessages, policyMessages } from '../modals/messages.js';
import { outboxMessages } from '../outbox/messages.js';
import { replyFieldMessages } from '../reply-field/messages.js';
import { searchMessages } from '../search/messages.js';
import { startMessages } from '../shell/start-notice.js';
import { shortcutMessages } from '../shortcuts/messages.js';
import { ar } from './ar.js';

test('[I18N-01] every text of the app has an Arabic translation', () => {
  const catalogues = [
    messages,
    startMessages,
    addressMessages,
    chatPageMessages,
    eventPageMessages,
    pageMessages,
    hostMessages,
    offlineMessages,
    signInMessages,
    signInPromptMessages,
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
    searchMessages,
    aboutMessages,
    siteLinksMessages,
    federationMessages,
  ];
  expect(catalogueFaults('ar', catalogues, ar)).toEqual([]);
});
