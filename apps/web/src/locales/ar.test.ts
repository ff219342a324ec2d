import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { viewerAr } from '../media-viewer/ar.js';
import { viewerMessages } from '../media-viewer/messages.js';
import { mediaAr } from '../media/ar.js';
import { mediaMessages } from '../media/messages.js';
import { ar as lists } from '../lists/ar.js';
import { listsMessages } from '../lists/messages.js';
import { pageMessages } from '../pages/messages.js';
import { shortcutMessages } from '../shortcuts/messages.js';
import { ar } from './ar.js';

test('[I18N-01] the Arabic texts of the other lists are whole', () => {
  expect(catalogueFaults('ar', [listsMessages], lists)).toEqual([]);
});

test('[I18N-01] the Arabic texts of the app are whole', () => {
  expect(
    catalogueFaults('ar', [pageMessages, shortcutMessages, mediaMessages, viewerMessages], { ...ar, ...mediaAr, ...viewerAr }),
  ).toEqual([]);
});
