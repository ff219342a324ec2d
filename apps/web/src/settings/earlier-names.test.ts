import { describe, expect, it } from 'vitest';
import { defaultSettings, readSettings } from './settings.js';

describe('readSettings, earlier names', () => {
  it('reads reblog settings under their earlier names', () => {
    const stored = JSON.stringify({ showBoosts: false, collapseBoosts: false, shortcutKeys: { boost: ['x'] } });
    const settings = readSettings(stored);
    expect(settings).toEqual({
      ...defaultSettings,
      showReblogs: false,
      collapseReblogs: false,
      shortcutKeys: { reblog: ['x'] },
    });
    expect(readSettings(JSON.stringify(settings))).toEqual(settings);
  });

  it('prefers a setting under its name of today to one under an earlier name', () => {
    expect(readSettings('{"showBoosts":false,"showReblogs":true}').showReblogs).toBe(true);
  });

  it('reads keys that were stored under the earlier id of a command', () => {
    const stored = JSON.stringify({ shortcutKeys: { boost: ['t'], author: ['u'] } });
    expect(readSettings(stored).shortcutKeys).toEqual({ reblog: ['t'], openAuthor: ['u'] });
  });
});
