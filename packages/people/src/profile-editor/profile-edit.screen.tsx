import { errorText, type Account, type Features, type Instance } from '@rookery/api-client';
import { useFeatures, useInstance, useOwnAccount } from '@rookery/store';
import { BlankState, ErrorState, Loading, PartBoundary, useLayer, useMessages } from '@rookery/ui';
import { useRef } from 'react';
import { usePeopleOptions } from '../options/use-people-options.js';
import { profileEditMessages } from './messages.js';
import { OwnTags } from './own-tags.js';
import { offeredSwitches, profileLimits, refusedInput } from './profile-draft.js';
import { ProfileForm } from './profile-form.js';
import { useGuardedLinks } from './use-guarded-links.js';
import { useProfileDraft } from './use-profile-draft.js';
import { useSaveProfile } from './use-save-profile.js';

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

function ProfileEditor({ account, features, instance }: ProfileEditorProps) {
  const text = useMessages(profileEditMessages);
  const { draft, isChanged, change, settle } = useProfileDraft(account);
  const keys = useRef(0);
  const save = useSaveProfile(account, features, settle);
  const refused = refusedInput(save.error);
  useLeaveQuestion(isChanged, settle);
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
          onChange={changed => {
            if (save.isError) save.reset();
            change(changed);
          }}
          onSave={() => save.mutate(draft)}
          onDiscard={() => settle()}
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
