import { profilesOf, type Account, type Features } from '@rookery/api-client';
import { changesQueries, ingestAccounts, ownAccountKey, useClient } from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { profileEditMessages } from './messages.js';
import { profileChanges, removedPictures, savedProfile, type ProfileDraft } from './profile-draft.js';

/** Sends the changed values. The account is written wherever it is shown. */
export function useSaveProfile(account: Account, features: Features, onSaved: (account: Account) => void) {
  const text = useMessages(profileEditMessages);
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    meta: changesQueries(ownAccountKey),
    async mutationFn(draft: ProfileDraft): Promise<Account> {
      const changes = profileChanges(savedProfile(account), draft);
      let result = account;
      for (const picture of removedPictures(draft)) {
        result = await profilesOf(client).removeImage(picture, features.pleromaProfiles);
      }
      return Object.keys(changes).length === 0 ? result : profilesOf(client).update(changes);
    },
    onSuccess(next) {
      ingestAccounts(queryClient, [next]);
      queryClient.setQueryData<Account>(ownAccountKey, known =>
        next.source === null && known ? { ...next, source: known.source } : next,
      );
      notify({ kind: 'success', text: text.saved() });
      onSaved(next);
    },
  });
}
