import type { Account } from '@rookery/api-client';
import { describe, expect, it } from 'vitest';
import { postingDefaultsOf, serverDefaults, serverSettingsIn, splitChange } from './server-settings.js';

const source: NonNullable<Account['source']> = {
  note: '',
  privacy: 'local',
  sensitive: true,
  language: 'de',
  follow_requests_count: 0,
  fields: [],
  discoverable: null,
  hide_collections: null,
};

describe('the settings that the server keeps', () => {
  it('[HINT-08] are those of the account, in the words of the server', () => {
    expect(serverSettingsIn(source, { postingDefaults: true })).toEqual({
      postingVisibility: 'local',
      postingSensitive: true,
      postingLanguage: 'de',
    });
    expect(serverSettingsIn({ ...source, privacy: '', language: null }, { postingDefaults: true })).toMatchObject({
      postingVisibility: 'public',
      postingLanguage: '',
    });
  });

  it('[HINT-08] are the visibility alone where the server keeps nothing else, and none without an account', () => {
    expect(serverSettingsIn(source, { postingDefaults: false })).toEqual({ postingVisibility: 'local' });
    expect([serverSettingsIn(null, { postingDefaults: true }), serverSettingsIn(source, undefined)]).toEqual([{}, {}]);
  });

  it('[HINT-08] are split from a change, and reset to the defaults of their rows', () => {
    expect(splitChange({ theme: 'dark', postingSensitive: true })).toEqual({
      kept: { theme: 'dark' },
      server: { postingSensitive: true },
    });
    expect(splitChange({ theme: undefined })).toEqual({ kept: { theme: undefined }, server: null });
    const reset = splitChange({ postingVisibility: undefined, postingSensitive: undefined, postingLanguage: undefined });
    expect(reset).toEqual({ kept: null, server: serverDefaults });
    expect(postingDefaultsOf(serverDefaults)).toEqual({ visibility: 'public', sensitive: false, language: '' });
    expect(postingDefaultsOf({ postingLanguage: 'de' })).toEqual({ language: 'de' });
  });
});
