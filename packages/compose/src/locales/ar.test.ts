import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { composeMessages } from '../post/messages.js';
import { mediaMessages } from '../post/media/messages.js';
import { refusalMessages } from '../post/media/refusal-messages.js';
import { pollMessages } from '../post/poll/messages.js';
import { recipientMessages } from '../post/recipients/messages.js';
import { scheduleMessages } from '../post/schedule/messages.js';
import { editorMessages } from '../event/messages.js';
import { emojiMessages } from '../post/emoji/messages.js';
import { scheduledMessages } from '../scheduled/messages.js';
import { ar } from './ar.js';

test('[I18N-01] has an Arabic text for every message', () => {
  expect(
    catalogueFaults(
      'ar',
      [
        composeMessages,
        mediaMessages,
        refusalMessages,
        pollMessages,
        recipientMessages,
        scheduleMessages,
        editorMessages,
        emojiMessages,
        scheduledMessages,
      ],
      ar,
    ),
  ).toEqual([]);
});
