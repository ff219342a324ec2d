import { catalogueFaults } from '@rookery/ui/testing';
import { expect, test } from 'vitest';
import { messages } from '../messages.js';
import { ar } from './ar.js';

test('[I18N-01] the Arabic texts of ads are complete', () => {
  expect(catalogueFaults('ar', [messages], ar)).toEqual([]);
});
