import { accountSettingsOf, accountsOf, withBrowserLock, type Preferences } from '@rookery/api-client';
import { ownAccountQuery, useClient, useFeatures } from '@rookery/store';
import { debounce } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SERVER_DEFAULTS, type Settings, type StoredSettings } from './settings.js';
import { useSettings } from './settings-provider.js';
import { unsentIn } from './settings-store.js';
import { CLIENT_NAME, syncSettings } from './settings-sync.js';

/** Changes that follow each other within this time are sent together. */
const SEND_AFTER_MS = 1_000;

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

function StoreSync({ accountId }: { accountId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { stored } = useSettings();
  useEffect(() => {
    const read = (): StoredSettings => stored.store.get().account ?? {};
    const isShown = (): boolean => stored.store.get().accountId === accountId;
    const run = async (isFirst: boolean): Promise<void> => {
      if (!isShown() || (!isFirst && unsentIn(read()).length === 0)) return;
      const server = {
        receive: async () => {
          const account = isFirst
            ? await queryClient.ensureQueryData(ownAccountQuery(client))
            : await accountsOf(client).verifyCredentials();
          return account.settings_store?.[CLIENT_NAME];
        },
        send: (settings: StoredSettings) => accountSettingsOf(client).store(CLIENT_NAME, settings),
      };
      // Another account may be shown by the time of the answer.
      await syncSettings(server, read, change => isShown() && stored.updateAccount(change));
    };
    // One tab at a time: another one finds nothing to send after that.
    const attempt = (isFirst: boolean): void => {
      const work = (): Promise<void> => run(isFirst);
      // They stay marked as not sent: the next change, the next visit or the next connection sends them.
      withBrowserLock(`rookery-settings:${accountId}`, {}, work, work).catch(() => undefined);
    };
    const sendSoon = debounce(() => attempt(false), SEND_AFTER_MS);
    const follow = (): void => {
      if (isShown() && unsentIn(read()).length > 0) sendSoon();
    };
    attempt(true);
    const unsubscribe = stored.store.subscribe(follow);
    window.addEventListener('online', follow);
    return () => {
      unsubscribe();
      window.removeEventListener('online', follow);
      sendSoon.cancel();
    };
  }, [client, queryClient, stored, accountId]);
  return null;
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
