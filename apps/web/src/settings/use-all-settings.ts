import { accountSettingsOf, errorText } from '@rookery/api-client';
import { ownAccountKey, postingDefaultsKey, useClient, useFeatures, useOwnAccount } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { settingsMessages } from '../messages/settings-messages.js';
import {
  postingDefaultsOf,
  serverDefaults,
  serverSettingsIn,
  splitChange,
  type AnyChange,
  type ServerSettings,
} from './server-settings.js';
import { useSettings } from './settings-provider.js';
import type { AllSettings, SettingName } from './settings-table.js';

export interface AllSettingsState {
  readonly settings: AllSettings;
  /** Those that this reader has not: the account's server does not keep them. They have their defaults. */
  readonly absent: ReadonlySet<SettingName>;
  change(change: AnyChange): void;
}

/** The settings of this app and those that the account's server keeps: the defaults of new posts, which composers read, too. */
export function useAllSettings(): AllSettingsState {
  const text = useMessages(settingsMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const { settings, change: changeKept } = useSettings();
  const { data: features } = useFeatures();
  const source = useOwnAccount().data?.source ?? null;
  /** Shown until the server has answered. */
  const [sent, setSent] = useState<Partial<ServerSettings>>({});
  const known = useMemo(() => serverSettingsIn(source, features), [source, features]);
  const absent = useMemo(
    () => new Set((Object.keys(serverDefaults) as SettingName[]).filter(name => !Object.hasOwn(known, name))),
    [known],
  );

  const send = async (changes: Partial<ServerSettings>): Promise<void> => {
    setSent(changes);
    try {
      queryClient.setQueryData(ownAccountKey, await accountSettingsOf(client).changePosting(postingDefaultsOf(changes)));
      await queryClient.invalidateQueries({ queryKey: postingDefaultsKey });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error, text.postingFailed()) });
    }
    setSent(latest => (latest === changes ? {} : latest));
  };
  return {
    settings: { ...settings, ...serverDefaults, ...known, ...sent },
    absent,
    change(change) {
      const { kept, server } = splitChange(change);
      if (kept !== null) changeKept(kept);
      // A section that is reset names settings that this server does not keep.
      const offered = Object.fromEntries(Object.entries(server ?? {}).filter(([name]) => Object.hasOwn(known, name)));
      if (Object.keys(offered).length > 0) void send(offered);
    },
  };
}
