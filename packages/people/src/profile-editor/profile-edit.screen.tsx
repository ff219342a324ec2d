import { errorText, profilesOf, type Account, type Features, type Instance } from '@rookery/api-client';
import {
  changesQueries,
  ingestAccounts,
  ownAccountKey,
  useClient,
  useFeatures,
  useInstance,
  useOwnAccount,
} from '@rookery/store';
import { BlankState, ErrorState, Loading, PartBoundary, useLayer, useMessages, useNotify } from '@rookery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePeopleOptions } from '../options/use-people-options.js';
import { profileEditMessages } from './messages.js';
import { OwnTags } from './own-tags.js';
import {
  hasChanges,
  offeredSwitches,
  profileChanges,
  profileLimits,
  refusedInput,
  removedPictures,
  savedProfile,
  type ProfileDraft,
} from './profile-draft.js';
import { ProfileForm } from './profile-form.js';
import { useGuardedLinks } from './use-guarded-links.js';

/** Editing the own profile, at `/settings/profile`. */
export function ProfileEditScreen() {
  const text = useMessages(profileEditMessages);
  const own = useOwnAccount();
  const features = useFeatures();
  const instance = useInstance();
  const failed = [own, features, instance].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined)
    return (
      <ErrorState title={text.loadFailed()} description={errorText(failed.error, '')} onRetry={() => void failed.refetch()} />
    );
  if (!own.data || !features.data || !instance.data) return <Loading />;
  if (!features.data.editProfile) return <BlankState title={text.notOffered()} />;
  return <ProfileEditor account={own.data} features={features.data} instance={instance.data} />;
}

interface ProfileEditorProps {
  account: Account;
  features: Features;
  instance: Instance;
}

/** The unsaved changes of this page visit, by account: leaving the page and coming back finds them. */
const unsaved = new Map<string, ProfileDraft>();

function ProfileEditor({ account, features, instance }: ProfileEditorProps) {
  const text = useMessages(profileEditMessages);
  const saved = savedProfile(account);
  const [draft, setDraft] = useState(() => unsaved.get(account.id) ?? saved);
  const keys = useRef(0);
  const isChanged = hasChanges(saved, draft);
  const store = (next: ProfileDraft | null): void => {
    if (next === null) unsaved.delete(account.id);
    else unsaved.set(account.id, next);
  };
  const discard = (): void => {
    store(null);
    setDraft(saved);
  };
  const save = useSaveProfile(account, features, next => {
    store(null);
    setDraft(savedProfile(next));
  });
  const refused = refusedInput(save.error);
  useLeaveQuestion(isChanged, discard);
  const limits = profileLimits(instance, features);
  return (
    <>
      {/* The draft is outside: 'Try again' shows it as it was. */}
      <PartBoundary>
        <ProfileForm
          account={account}
          draft={draft}
          limits={limits}
          switches={offeredSwitches(features)}
          hasDescriptions={features.avatarDescriptions}
          canRemovePictures={features.deleteProfileImages || features.pleromaProfiles}
          hasChanges={isChanged}
          isSaving={save.isPending}
          errorText={save.error === null ? null : refused === null ? errorText(save.error, text.saveFailed()) : text.saveFailed()}
          refused={refused && { input: refused, text: errorText(save.error, text.saveFailed()) }}
          onChange={change => {
            if (save.isError) save.reset();
            const next = { ...draft, ...change };
            store(next);
            setDraft(next);
          }}
          onSave={() => save.mutate(draft)}
          onDiscard={discard}
          createKey={() => {
            keys.current += 1;
            return `new ${keys.current}`;
          }}
        />
      </PartBoundary>
      {features.featuredTags && <OwnTags most={limits.tags} />}
    </>
  );
}

/** Sends the changed values. The account is written wherever it is shown. */
function useSaveProfile(account: Account, features: Features, onSaved: (account: Account) => void) {
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

/** Asks before changes are left: by a link, by going back, and by closing the page. */
function useLeaveQuestion(isChanged: boolean, discard: () => void): void {
  const { onAsk, onLeave } = usePeopleOptions();
  const ask = (to: Parameters<typeof onLeave>[0]): void =>
    onAsk('discardProfile', () => {
      discard();
      onLeave(to);
    });
  useLayer(isChanged, reason => {
    if (reason === 'dismiss') ask('back');
  });
  useGuardedLinks(isChanged, href => ask({ href }));
}
