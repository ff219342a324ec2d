import { describe, expect, it } from 'vitest';
import { earlierSettings } from './earlier-names.js';
import { exportSettings, importSettings } from './settings-files.js';
import { serverDefaults } from './server-settings.js';
import { defaultSettings as keptDefaults, type SettingName } from './settings.js';

const defaultSettings = { ...keptDefaults, ...serverDefaults };
const none: ReadonlySet<SettingName> = new Set();

describe('a file of settings', () => {
  it('has all settings, and is read as it was written', () => {
    const settings = {
      ...defaultSettings,
      theme: 'dark',
      undoSendSeconds: 30,
      pinnedHosts: ['a.example'],
      shortcutKeys: { 'list.next': ['j'] },
      postingVisibility: 'local',
      postingLanguage: 'de',
    } as const;
    const { change, refused } = importSettings(exportSettings(settings, none), none);
    expect({ ...defaultSettings, ...change }).toEqual(settings);
    expect(refused).toEqual([]);
  });

  it('reports values and names that are not known, and applies the others', () => {
    const text = JSON.stringify({ rookery: 9, settings: { theme: 'neon', motion: 'reduce', wings: true, __proto__x: 1 } });
    expect(importSettings(text, none)).toEqual({
      change: { motion: 'reduce' },
      applied: ['motion'],
      refused: ['theme', 'wings', '__proto__x'],
    });
  });

  it('has none that the server does not keep, and refuses them', () => {
    const absent: ReadonlySet<SettingName> = new Set(['postingLanguage']);
    const text = exportSettings({ ...defaultSettings, postingVisibility: 'private' }, absent);
    expect(text).not.toContain('postingLanguage');
    expect(importSettings(text, none).change).toMatchObject({ postingVisibility: 'private' });
    const given = JSON.stringify({ rookery: 1, settings: { postingLanguage: 'de', postingVisibility: '<b>' } });
    expect(importSettings(given, absent)).toEqual({ change: {}, applied: [], refused: ['postingLanguage', 'postingVisibility'] });
  });

  it('of an earlier version is read under the names of today', () => {
    const earlier = earlierSettings.showReblogs;
    const text = JSON.stringify({ rookery: 1, settings: { [earlier]: false } });
    expect(importSettings(text, none)).toEqual({ change: { showReblogs: false }, applied: ['showReblogs'], refused: [] });
  });

  it.each(['', '[]', '{"settings":[1]}', 'null', '{"settings":'])('applies nothing of %j', text => {
    expect(importSettings(text, none)).toEqual({ change: {}, applied: [], refused: [] });
  });
});
