import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { cursorMessages } from '../commands/messages.js';
import { listMessages } from '../list/messages.js';
import { pendingMessages } from '../pending/messages.js';
import { placeMessages } from '../place/messages.js';
import { refreshMessages } from '../refresh/messages.js';
import { messages as statusMessages } from '../status/messages.js';
import { suggestionMessages } from '../suggestions/messages.js';
import { messages as threadMessages } from '../thread/messages.js';
import { ar } from './ar.js';

test('[I18N-01] the Arabic texts of timelines, posts and threads are whole', () => {
  expect(
    catalogueFaults(
      'ar',
      [
        cursorMessages,
        listMessages,
        pendingMessages,
        placeMessages,
        refreshMessages,
        statusMessages,
        suggestionMessages,
        threadMessages,
      ],
      ar,
    ),
  ).toEqual([]);
});
