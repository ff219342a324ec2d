import { describe, expect, it } from 'vitest';
import { displayAttributes, displayCookie, readDisplayCookie, type DisplaySettings } from './display.js';

const system: DisplaySettings = { theme: 'system', contrast: 'system', motion: 'system', locale: null };
const chosen: DisplaySettings = { theme: 'dark', contrast: 'more', motion: 'reduce', locale: 'ar' };

describe('displayAttributes', () => {
  it('leaves the choice to the system where nothing is chosen', () => {
    expect(displayAttributes(system, ['en'])).toEqual({
      'data-theme': null,
      'data-contrast': null,
      'data-motion': null,
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('writes what is chosen', () => {
    expect(displayAttributes(chosen, ['en'])).toEqual({
      'data-theme': 'dark',
      'data-contrast': 'more',
      'data-motion': 'reduce',
      lang: 'ar',
      dir: 'rtl',
    });
  });

  it('follows the first language of the reader that the app has', () => {
    expect(displayAttributes(system, ['fi', 'ar-EG', 'en'])).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });
});

describe('the display cookie', () => {
  const header = (settings: DisplaySettings) => displayCookie(settings).split(';')[0] ?? '';

  it('brings display settings back', () => {
    expect(readDisplayCookie(`a=1; ${header(chosen)}; b=2`)).toMatchObject(chosen);
  });

  it.each(['', 'a=1', 'rookery-display=%E0%A4%A', 'rookery-display={"theme":"<script>"}', 'rookery-display=null'])(
    'falls back to the system for %j',
    text => {
      expect(readDisplayCookie(text)).toMatchObject(system);
    },
  );
});
