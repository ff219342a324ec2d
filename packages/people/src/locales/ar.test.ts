import { catalogueFaults } from '@rookery/ui/testing';
import { expect, it } from 'vitest';
import { accountMessages } from '../accounts/messages.js';
import { safetyMessages } from '../dialogs/messages.js';
import { reportMessages } from '../dialogs/report-messages.js';
import { ownListsMessages } from '../lists/messages.js';
import { profilePartMessages } from '../profile/messages.js';
import { profileMessages } from '../profile/profile-messages.js';
import { profileEditMessages } from '../profile-editor/messages.js';
import { profileMediaMessages } from '../profile-media/messages.js';
import { safetyPageMessages } from '../safety/page-messages.js';
import { statusAccountsMessages } from '../status-accounts/messages.js';
import { suggestionMessages } from '../suggestions/messages.js';
import { ar } from './ar.js';

it('[I18N-01] has a translation of every text, and no other', () => {
  expect(
    catalogueFaults(
      'ar',
      [
        accountMessages,
        safetyMessages,
        reportMessages,
        ownListsMessages,
        profilePartMessages,
        profileMessages,
        profileEditMessages,
        profileMediaMessages,
        safetyPageMessages,
        statusAccountsMessages,
        suggestionMessages,
      ],
      ar,
    ),
  ).toEqual([]);
});
