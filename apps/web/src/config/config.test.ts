import { describe, expect, it } from 'vitest';
import { accentOf, accentProperties } from './brand-color.js';
import { settingRows } from '../settings/settings-table.js';
import { configProblems } from './config-problems.js';
import { readConfig } from './read-config.js';
import { defaultConfig, parseConfig } from './site-config.js';

describe('the configuration of a site', () => {
  it('is that of the app where it is empty', () => {
    expect(readConfig({})).toEqual(defaultConfig);
    expect(configProblems({}, settingRows)).toEqual([]);
  });

  it('has servers, a name, a logo, a colour, defaults, hidden parts and links', () => {
    const fields = {
      $schema: 'https://schema.example/config.json',
      servers: ['https://tram.example', 'http://localhost:4101'],
      name: 'Trams',
      logo: 'trams.svg',
      brandColor: '#0482d8',
      defaultSettings: { theme: 'dark', locale: 'ar' },
      hiddenFeatures: ['chats', 'lists'],
      offline: false,
      promoPanel: { items: [{ icon: 'heart', text: 'Donate', url: 'https://tram.example/donate' }] },
      navlinks: { homeFooter: [{ title: 'Privacy', url: 'https://tram.example/privacy' }] },
    };
    expect(configProblems(fields, settingRows)).toEqual([]);
    expect(readConfig(fields)).toEqual({
      servers: ['https://tram.example', 'http://localhost:4101'],
      name: 'Trams',
      logo: 'trams.svg',
      brandColor: '#0482d8',
      defaultSettings: { theme: 'dark', locale: 'ar' },
      hidden: ['chats', 'chatsV2', 'conversations', 'lists'],
      isOffline: false,
      siteSettings: { promoPanel: fields.promoPanel, navlinks: fields.navlinks },
    });
  });

  it.each([
    [{ servers: 'tram.example' }, '"servers" must be a list of addresses'],
    [{ servers: ['https://a.example', 'tram.example'] }, '"servers[1]" must be the address of a server'],
    [{ servers: ['https://a.example/path'] }, '"servers[0]"'],
    [{ servers: ['http://a.example'] }, '"servers[0]"'],
    [{ servers: ['http://localhost.evil.example'] }, '"servers[0]"'],
    [{ name: '' }, '"name" must be'],
    [{ name: 'a'.repeat(61) }, '"name" must be'],
    [{ logo: 'javascript:alert(1)' }, '"logo" must be'],
    [{ logo: '//evil.example/a.png' }, '"logo" must be'],
    [{ brandColor: 'blue' }, '"brandColor" must be a colour'],
    [{ defaultSettings: { theme: 'purple' } }, '"defaultSettings.theme" must be one of "system", "light", "dark"'],
    [{ defaultSettings: { colour: 1 } }, '"defaultSettings.colour" is not a setting'],
    [{ defaultSettings: [] }, '"defaultSettings" must be an object'],
    [{ hiddenFeatures: ['everything'] }, '"hiddenFeatures[0]" must be one of announcements, chats'],
    [{ hiddenFeatures: ['constructor'] }, '"hiddenFeatures[0]"'],
    [{ promoPanel: { items: [{ text: 'a', url: 'http://a.example' }] } }, '"promoPanel.items[0]" must be'],
    [{ navlinks: {} }, '"navlinks.homeFooter" must be a list'],
    [{ offline: 'no' }, '"offline" must be true or false'],
    [{ displayCta: 'no' }, '"displayCta" must be true or false'],
    [{ basePath: '/a' }, '"basePath" is not a field'],
    [{ constructor: 1 }, '"constructor" is not a field'],
  ])('names the field of %j', (fields, problem) => {
    expect(configProblems(fields, settingRows).join()).toContain(problem);
    // None of it is used.
    expect(JSON.stringify(readConfig(fields))).not.toMatch(/evil|javascript|purple":"x/);
  });

  it('is as the app is where all values are unusable', () => {
    const broken = Object.fromEntries(
      ['servers', 'name', 'logo', 'brandColor', 'defaultSettings', 'hiddenFeatures', 'offline', 'promoPanel', 'ads'].map(name => [
        name,
        7,
      ]),
    );
    expect(readConfig(broken)).toEqual(defaultConfig);
  });

  it.each(['', '[]', 'null', '<!doctype html>', '{"name":'])('is no text like %j', text => {
    expect(parseConfig(text)).toBeNull();
  });
});

describe('a brand colour', () => {
  it.each([
    ['#ff0000', 29, 1],
    ['#00ff00', 142, 1],
    ['#0000ff', 264, 1],
  ])('%s gives the accent its hue and strength', (color, hue, chroma) => {
    expect(accentOf(color)).toEqual({ hue, chroma });
  });

  it('of grey has no strength', () => {
    expect(accentOf('#808080').chroma).toBe(0);
  });

  it('changes nothing where there is none', () => {
    expect(accentProperties(null)).toEqual({});
  });
});
