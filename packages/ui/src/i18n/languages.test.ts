import { expect, test } from 'vitest';
import { directionOf } from './languages.js';

test('[I18N-01] derives the direction from the language', () => {
  expect(['ar', 'AR-eg', 'he', 'fa-IR', 'en', 'ja', 'arn'].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ]);
});
