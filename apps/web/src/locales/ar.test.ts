import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { mediaMessages } from '../media-viewer/messages.js';
import { messages } from '../messages.js';
import { ar as shortcuts } from '../shortcuts/ar.js';
import { shortcutMessages } from '../shortcuts/messages.js';
import { ar } from './ar.js';
import { mediaAr } from './media-ar.js';

test('[I18N-01] the Arabic texts of the keyboard are whole', () => {
  expect(catalogueFaults('ar', [shortcutMessages], shortcuts)).toEqual([]);
});

test('[I18N-01] the Arabic texts of the app are whole', () => {
  expect(catalogueFaults('ar', [messages, mediaMessages], { ...ar, ...mediaAr })).toEqual([]);
});
