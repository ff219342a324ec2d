import { accountSettingsOf, errorText } from '@rookery/api-client';
import { ownAccountKey, postingDefaultsKey, useClient, useFeatures, useOwnAccount } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsMessages } from '../messages/settings-messages.js';
import { PostingDefaults, type PostingValues } from './posting-defaults.js';

/** The defaults of new posts in the `source` of the own account; nothing where the server sends none. Composers read the same. */
export function PostingDefaultsScreen() {
  const text = useMessages(settingsMessages);
  const notify = useNotify();
  const client = useClient();
  const queryClient = useQueryClient();
  const features = useFeatures().data;
  const source = useOwnAccount().data?.source ?? null;
  /** Shown until the server has answered. */
  const [sent, setSent] = useState<Partial<PostingValues>>({});
  if (source === null || features === undefined) return null;

  const change = async (changes: Partial<PostingValues>): Promise<void> => {
    setSent(changes);
    try {
      queryClient.setQueryData(ownAccountKey, await accountSettingsOf(client).changePosting(changes));
      await queryClient.invalidateQueries({ queryKey: postingDefaultsKey });
    } catch (error) {
      notify({ kind: 'error', text: errorText(error, text.postingFailed()) });
    }
    setSent(latest => (latest === changes ? {} : latest));
  };
  const { privacy, sensitive, language } = source;
  return (
    <PostingDefaults
      values={{ visibility: privacy || 'public', sensitive, language: language ?? '', ...sent }}
      // Pleroma and its relatives, which store the settings of clients, keep no other default.
      hasVisibilityOnly={features.settingsStore}
      change={changes => void change(changes)}
    />
  );
}
