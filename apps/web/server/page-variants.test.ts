import { describe, expect, it } from 'vitest';
import { displayCookie } from '../src/settings/display.js';
import { defaultSettings } from '../src/settings/settings.js';
import { createPageVariants, preferredLanguages } from './page-variants.js';

const pageFor = createPageVariants('<!doctype html><html class="rk-app" lang="en" dir="ltr"><body></body></html>');
const rootFor = (headers: Parameters<typeof pageFor>[1], path = '/') =>
  /<html[^>]*>/.exec(pageFor(path, headers).body.toString())?.[0];

describe('createPageVariants', () => {
  it('leaves theme and contrast to the style sheet where nothing is chosen', () => {
    expect(rootFor({})).toBe('<html class="rk-app" lang="en" dir="ltr">');
  });

  it('writes the chosen display settings on the root element', () => {
    const cookie = displayCookie({
      ...defaultSettings,
      theme: 'dark',
      contrast: 'more',
      motion: 'reduce',
      textSize: 125,
      locale: 'ar',
    });
    expect(rootFor({ cookie })).toBe(
      '<html class="rk-app" data-theme="dark" data-contrast="more" data-motion="reduce" data-text-size="125" lang="ar" dir="rtl">',
    );
  });

  it('turns the page round for a reader whose browser asks for Arabic', () => {
    expect(rootFor({ 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' })).toBe('<html class="rk-app" lang="ar" dir="rtl">');
  });

  it('never writes text of the cookie into the page', () => {
    expect(rootFor({ cookie: `rookery-display=${encodeURIComponent('{"theme":"\\"><script>"}')}` })).toBe(
      '<html class="rk-app" lang="en" dir="ltr">',
    );
  });

  it.each(['/login', '/signup', '/login/return'])('hides the frame of a list on %s', path => {
    expect(rootFor({}, path)).toBe('<html class="rk-app" lang="en" dir="ltr" data-frame="none">');
  });

  it('compresses each variant once', () => {
    expect(pageFor('/', { 'accept-language': 'fi' })).toBe(pageFor('/@ines/1', { 'accept-language': 'sv' }));
  });

  it('[I18N-01] has the start notice of the language alone', () => {
    const notice = (language: string) => `<main class="app-start" lang="${language}" dir="ltr"><div>\n${language}</div></main>`;
    const page = createPageVariants(
      `<html><body><div id="root">${notice('en')}${notice('fr')}<div>frame</div></div></body></html>`,
    );
    const bodyFor = (language: string) => page('/', { 'accept-language': language }).body.toString();
    expect(bodyFor('fr')).toContain(`<div id="root">${notice('fr')}<div>frame</div></div>`);
    expect(bodyFor('fi')).toContain(`<div id="root">${notice('en')}<div>frame</div></div>`);
  });
});

describe('preferredLanguages', () => {
  it.each([
    ['', []],
    ['en', ['en']],
    ['en;q=0.5, ar', ['ar', 'en']],
    ['fr;q=0, de;q=0.1', ['de']],
    ['*;q=0.3,fi', ['fi', '*']],
  ])('reads %j', (header, languages) => {
    expect(preferredLanguages(header)).toEqual(languages);
  });
});
