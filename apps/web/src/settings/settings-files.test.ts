import { describe, expect, it } from 'vitest';
import { exportSettings, importSettings } from './settings-files.js';
import { defaultSettings } from './settings.js';

describe('a file of settings', () => {
  it('has all settings, and is read as it was written', () => {
    const settings = {
      ...defaultSettings,
      theme: 'dark',
      undoSendSeconds: 30,
      pinnedHosts: ['a.example'],
      shortcutKeys: { 'list.next': ['j'] },
    } as const;
    const { change, refused } = importSettings(exportSettings(settings));
    expect({ ...defaultSettings, ...change }).toEqual(settings);
    expect(refused).toEqual([]);
  });

  it('reports values and names that are not known, and applies the others', () => {
    const text = JSON.stringify({ rookery: 9, settings: { theme: 'neon', motion: 'reduce', wings: true, __proto__x: 1 } });
    expect(importSettings(text)).toEqual({
      change: { motion: 'reduce' },
      applied: ['motion'],
      refused: ['theme', 'wings', '__proto__x'],
    });
  });

  it.each(['', '[]', '{"settings":[1]}', 'null', '{"settings":'])('applies nothing of %j', text => {
    expect(importSettings(text)).toEqual({ change: {}, applied: [], refused: [] });
  });
});
