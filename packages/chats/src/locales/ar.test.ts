import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { chatLogMessages } from '../parts/chat-log.js';
import { ar } from './ar.js';

test('[I18N-01] the Arabic texts of chats are complete', () => {
  expect(catalogueFaults('ar', [chatLogMessages], ar)).toEqual([]);
});
