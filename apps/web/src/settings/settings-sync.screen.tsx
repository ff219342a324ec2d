import { accountSettingsOf, type Preferences } from '@rookery/api-client';
import { useClient, useFeatures } from '@rookery/store';
import { lazyPart } from '@rookery/ui';
import { useEffect } from 'react';
import { SERVER_DEFAULTS, type Settings } from './settings.js';
import { useSettings } from './settings-provider.js';

/** Loaded for the accounts whose server stores settings. */
const StoreSync = lazyPart(async () => (await import('./settings-store-sync.screen.js')).SettingsStoreSyncScreen, {
  isQuiet: true,
});

/** Brings the settings of the account to its other devices where its server stores them, and takes over how it reads where the server knows. */
export function SettingsSyncScreen({ accountId }: { accountId: string }) {
  const { data: features } = useFeatures();
  return (
    features !== undefined && (
      <>
        {features.settingsStore && <StoreSync accountId={accountId} />}
        {features.readingPreferences && <PreferencesSync accountId={accountId} />}
      </>
    )
  );
}

function PreferencesSync({ accountId }: { accountId: string }) {
  const client = useClient();
  const { stored } = useSettings();
  useEffect(() => {
    const request = new AbortController();
    accountSettingsOf(client)
      .preferences({ signal: request.signal })
      .then(preferences => {
        const defaults = settingsOfPreferences(preferences);
        if (stored.store.get().accountId !== accountId) return;
        stored.updateAccount(before =>
          JSON.stringify(before[SERVER_DEFAULTS]) === JSON.stringify(defaults)
            ? before
            : { ...before, [SERVER_DEFAULTS]: defaults },
        );
      })
      // Those of the last visit stay.
      .catch(() => undefined);
    return () => request.abort();
  }, [client, stored, accountId]);
  return null;
}

/** The settings that the server's preferences name: they are the defaults of the account. */
function settingsOfPreferences(preferences: Preferences): Partial<Settings> {
  const media = preferences['reading:expand:media'];
  const spoilers = preferences['reading:expand:spoilers'];
  const gifs = preferences['reading:autoplay:gifs'];
  return {
    ...(media !== null && { displayMedia: media }),
    ...(spoilers !== null && { expandSpoilers: spoilers }),
    ...(gifs !== null && { autoPlayGif: gifs }),
  };
}
