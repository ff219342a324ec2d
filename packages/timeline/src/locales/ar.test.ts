import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { actionMessages, cursorMessages } from '../commands/messages.js';
import { composeMessages } from '../compose/messages.js';
import { mediaMessages as draftMediaMessages } from '../compose/media/messages.js';
import { refusalMessages } from '../compose/media/refusal-messages.js';
import { pollMessages as pollFieldMessages } from '../compose/poll/messages.js';
import { recipientMessages } from '../compose/recipients/messages.js';
import { scheduleMessages } from '../compose/schedule/messages.js';
import { elementMessages } from '../element/messages.js';
import { editorMessages } from '../events/editor/messages.js';
import { eventMessages } from '../events/messages.js';
import { emojiMessages } from '../compose/emoji/messages.js';
import { messages as filterMessages } from '../filters/messages.js';
import { historyMessages } from '../history/messages.js';
import { listMessages } from '../list/messages.js';
import { mediaMessages as playerMessages } from '../media/messages.js';
import { viewerMessages } from '../media/viewer-messages.js';
import { notificationMessages, requestMessages, sentenceMessages } from '../notifications/messages.js';
import { pendingMessages } from '../pending/messages.js';
import { placeMessages } from '../place/messages.js';
import { pollMessages } from '../poll/messages.js';
import { refreshMessages } from '../refresh/refresh-button.js';
import { scheduledMessages } from '../scheduled/messages.js';
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
        composeMessages,
        emojiMessages,
        cursorMessages,
        draftMediaMessages,
        refusalMessages,
        editorMessages,
        elementMessages,
        eventMessages,
        followMessages,
        filterMessages,
        historyMessages,
        listMessages,
        mediaMessages,
        playerMessages,
        viewerMessages,
        notificationMessages,
        pendingMessages,
        requestMessages,
        sentenceMessages,
        placeMessages,
        pollFieldMessages,
        pollMessages,
        refreshMessages,
        recipientMessages,
        scheduleMessages,
        focusedMessages,
        statusMenuMessages,
        scheduledMessages,
        statusMessages,
        threadMessages,
        translationMessages,
      ],
      ar,
    ),
  ).toEqual([]);
});
