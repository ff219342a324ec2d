import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentHues } from './accent-choice.js';
import { displayAttributes, displayCookie, readDisplay, readDisplayCookie, type DisplaySettings } from './display.js';

const system: DisplaySettings = readDisplay(null);
const chosen: DisplaySettings = {
  theme: 'dark',
  accent: 'pink',
  accentHue: 0,
  contrast: 'more',
  motion: 'reduce',
  locale: 'ar',
  textSize: 150,
  font: 'serif',
  density: 'compact',
  columnWidth: 'wide',
};

describe('displayAttributes', () => {
  it('leaves the choice to the system where nothing is chosen', () => {
    expect(displayAttributes(system, ['en'])).toEqual({
      'data-theme': null,
      'data-accent': null,
      'data-accent-hue': null,
      'data-contrast': null,
      'data-motion': null,
      'data-text-size': null,
      'data-font': null,
      'data-density': null,
      'data-column-width': null,
      lang: 'en',
      dir: 'ltr',
    });
  });

  it('writes what is chosen', () => {
    expect(displayAttributes(chosen, ['en'])).toEqual({
      'data-theme': 'dark',
      'data-accent': 'pink',
      'data-accent-hue': '0',
      'data-contrast': 'more',
      'data-motion': 'reduce',
      'data-text-size': '150',
      'data-font': 'serif',
      'data-density': 'compact',
      'data-column-width': 'wide',
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
    expect(readDisplayCookie(`a=1; ${header(chosen)}; b=2`)).toMatchObject({ ...chosen });
  });

  it.each(['', 'a=1', 'rookery-display=%E0%A4%A', 'rookery-display={"theme":"<script>"}', 'rookery-display=null'])(
    'falls back to the system for %j',
    text => {
      expect(readDisplayCookie(text)).toMatchObject({ ...system });
    },
  );
});

it('has the hues of the named accents in the style sheet as the slider has them', () => {
  const sheet = readFileSync(new URL('../shell/frame.css', import.meta.url), 'utf8');
  const hues = [...sheet.matchAll(/data-accent='(\w+)'\] \{\s*--rk-accent-hue: (\d+);/g)].map(([, name, hue]) => [
    name,
    Number(hue),
  ]);
  // That of the site is the palette's own.
  expect(Object.fromEntries([['teal', accentHues.teal], ...hues])).toEqual(accentHues);
});
