import { errorText, type Account, type Features, type Instance } from '@rookery/api-client';
import { Button, useMessages } from '@rookery/ui';
import { profileEditMessages } from '../profile-editor/messages.js';
import { ProfileBasics } from '../profile-editor/profile-basics.js';
import { profileFaults, profileLimits, refusedInput, type RefusedInput } from '../profile-editor/profile-draft.js';
import { useProfileDraft } from '../profile-editor/use-profile-draft.js';
import { useSaveProfile } from '../profile-editor/use-save-profile.js';
import { onboardingMessages } from './messages.js';
import { OnboardingPart, type OnboardingPartProps } from './onboarding-part.js';

interface ProfileStepScreenProps extends Omit<OnboardingPartProps, 'next' | 'children' | 'onSkip'> {
  account: Account;
  features: Features;
  instance: Instance;
  onNext(): void;
}

/** Picture, name and bio of a new account. */
export function ProfileStepScreen({ account, features, instance, onNext, ...part }: ProfileStepScreenProps) {
  const text = useMessages(onboardingMessages);
  const editing = useMessages(profileEditMessages);
  const { draft, isChanged, change, settle } = useProfileDraft(account);
  const save = useSaveProfile(account, features, next => {
    settle(next);
    onNext();
  });
  const limits = profileLimits(instance, features);
  const faults = profileFaults(draft, limits);
  const refused = refusedInput(save.error);
  const words = save.error === null ? null : errorText(save.error, editing.saveFailed());
  const faultText = (input: RefusedInput): string | undefined => {
    const fault = faults.get(input);
    return fault === undefined ? (refused === input && words !== null ? words : undefined) : editing[fault]();
  };
  const goOn = (): void => {
    if (!isChanged) onNext();
    else if (faults.size === 0) save.mutate(draft);
  };
  return (
    <OnboardingPart
      {...part}
      onSkip={() => {
        settle();
        onNext();
      }}
      next={
        <Button variant="primary" isPending={save.isPending} onClick={goOn}>
          {save.isPending ? text.saving() : isChanged ? text.save() : text.continue()}
        </Button>
      }
    >
      <div className="rk-profile-form">
        <ProfileBasics
          account={account}
          draft={draft}
          limits={limits}
          hasDescriptions={features.avatarDescriptions}
          canRemovePictures={features.deleteProfileImages || features.pleromaProfiles}
          faultText={faultText}
          onChange={changed => {
            if (save.isError) save.reset();
            change(changed);
          }}
        />
      </div>
      {words !== null && (
        <p className="rk-field-error" role="alert">
          {refused === null ? words : editing.saveFailed()}
        </p>
      )}
    </OnboardingPart>
  );
}
