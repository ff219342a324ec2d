import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { chatsMessages, elementMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';
import { ar } from './ar.js';

test('[I18N-01] the Arabic texts of chats are complete', () => {
  expect(catalogueFaults('ar', [chatsMessages, panelMessages, elementMessages], ar)).toEqual([]);
});
