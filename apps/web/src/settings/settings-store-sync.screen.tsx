import { accountSettingsOf, accountsOf, withBrowserLock } from '@rookery/api-client';
import { ownAccountQuery, useClient } from '@rookery/store';
import { debounce } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StoredSettings } from './settings.js';
import { useSettings } from './settings-provider.js';
import { unsentIn } from './settings-store.js';
import { CLIENT_NAME, syncSettings } from './settings-sync.js';

/** Changes that follow each other within this time are sent together. */
const SEND_AFTER_MS = 1_000;

/** Brings the settings of the account to its server's store, and those of its other devices from there. */
export function SettingsStoreSyncScreen({ accountId }: { accountId: string }) {
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
