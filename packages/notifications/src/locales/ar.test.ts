import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { notificationMessages, requestMessages, sentenceMessages } from '../messages.js';
import { ar } from './ar.js';

test('[I18N-01] has an Arabic text for every message', () => {
  expect(catalogueFaults('ar', [notificationMessages, requestMessages, sentenceMessages], ar)).toEqual([]);
});
