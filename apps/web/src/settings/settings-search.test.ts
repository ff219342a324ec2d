import { describe, expect, it } from 'vitest';
import { foundSettings, type SearchedSetting } from './settings-search.js';

const setting = (label: string, section: string, words = ''): SearchedSetting => ({ href: label, label, section, words });
const settings = [
  setting('Theme', 'Appearance', 'dark mode, night'),
  setting('Text size', 'Appearance', 'zoom'),
  setting('Autoplay GIFs', 'Media', 'animation'),
  setting('Motion', 'Appearance', 'animation'),
  setting('Prévisualisation', 'Médias'),
  setting('السمة', 'المظهر', 'داكن'),
  setting('テーマ', '外観', '暗い'),
];

describe('foundSettings', () => {
  it.each([
    ['theme', ['Theme']],
    ['THE', ['Theme']],
    ['appearance', ['Theme', 'Text size', 'Motion']],
    ['night', ['Theme']],
    ['dark theme', ['Theme']],
    ['animation', ['Autoplay GIFs', 'Motion']],
    ['media gif', ['Autoplay GIFs']],
    ['previsual', ['Prévisualisation']],
    ['medias', ['Prévisualisation']],
    ['سِمة', ['السمة']],
    ['داكن', ['السمة']],
    ['テー', ['テーマ']],
    ['暗', ['テーマ']],
    ['te', ['Text size']],
    ['xyz', []],
    ['', []],
    ['  ,  ', []],
  ])('[HINT-08] finds for %j: %j', (query, expected) => {
    expect(foundSettings(query, settings).map(({ label }) => label)).toEqual(expected);
  });

  it('has the settings with the word in their label first', () => {
    const found = foundSettings('size', [setting('Layout', 'Appearance', 'size'), setting('Text size', 'Reading')]);
    expect(found.map(({ label }) => label)).toEqual(['Text size', 'Layout']);
  });
});
