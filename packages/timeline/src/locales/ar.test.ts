import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { actionMessages, cursorMessages } from '../commands/messages.js';
import { elementMessages } from '../element/messages.js';
import { eventMessages } from '../events/messages.js';
import { messages as filterMessages } from '../filters/messages.js';
import { historyMessages } from '../history/messages.js';
import { listMessages } from '../list/messages.js';
import { mediaMessages as playerMessages } from '../media/messages.js';
import { viewerMessages } from '../media/viewer-messages.js';
import { pendingMessages } from '../pending/messages.js';
import { placeMessages } from '../place/messages.js';
import { pollMessages } from '../poll/messages.js';
import { refreshMessages } from '../refresh/refresh-button.js';
import { messages as statusMessages } from '../status/messages.js';
import { focusedMessages } from '../status/focused-messages.js';
import { mediaMessages } from '../status/media-messages.js';
import { statusMenuMessages } from '../status/status-menu-messages.js';
import { followMessages } from '../follow/messages.js';
import { messages as threadMessages } from '../thread/messages.js';
import { messages as translationMessages } from '../translation/messages.js';
import { ar } from './ar.js';

test('[I18N-01] has an Arabic text for every message', () => {
  expect(
    catalogueFaults(
      'ar',
      [
        actionMessages,
        cursorMessages,
        elementMessages,
        eventMessages,
        followMessages,
        filterMessages,
        historyMessages,
        listMessages,
        mediaMessages,
        playerMessages,
        viewerMessages,
        pendingMessages,
        placeMessages,
        pollMessages,
        refreshMessages,
        focusedMessages,
        statusMenuMessages,
        statusMessages,
        threadMessages,
        translationMessages,
      ],
      ar,
    ),
  ).toEqual([]);
});
