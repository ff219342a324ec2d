import { errorText, type Account, type Features, type Instance, type Tag } from '@rookery/api-client';
import { useFeatures, useInstance, useOwnAccount } from '@rookery/store';
import { Button, ErrorState, Link, Loading, PartBoundary, useMessages } from '@rookery/ui';
import { useState, type ReactNode } from 'react';
import { suggestionSource } from '../suggestions/suggestions.data.js';
import { onboardingMessages } from './messages.js';
import { OnboardingPart } from './onboarding-part.js';
import { offeredSteps, stepAfter, stepBefore, stepFrom, type OnboardingStep } from './onboarding-steps.js';
import { PeopleStepScreen } from './people-step.screen.js';
import { ProfileStepScreen } from './profile-step.screen.js';
import { TagsStepScreen } from './tags-step.screen.js';

export interface OnboardingScreenProps {
  /** The step that is open: the app keeps it, so that a member who leaves continues there. */
  step: OnboardingStep;
  onStep(step: OnboardingStep): void;
  /** The composer of the first post: calls `onStep('done')` when it is sent. */
  firstPost: ReactNode;
  /** Trending hashtags of the server; empty: it has none. */
  trendingTags: readonly Tag[];
  /** The page with what is going on at the server. */
  exploreHref: string;
  /** Opens Home. */
  onFinish(): void;
}

/** The first steps of a new account, each of which can be skipped: profile, people, hashtags, first post. HINT-09 */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const text = useMessages(onboardingMessages);
  const own = useOwnAccount();
  const features = useFeatures();
  const instance = useInstance();
  const failed = [own, features, instance].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined)
    return (
      <ErrorState title={text.loadFailed()} description={errorText(failed.error, '')} onRetry={() => void failed.refetch()} />
    );
  if (!own.data || !features.data || !instance.data) return <Loading />;
  return <Steps {...props} account={own.data} features={features.data} instance={instance.data} />;
}

interface StepsProps extends OnboardingScreenProps {
  account: Account;
  features: Features;
  instance: Instance;
}

function Steps({ account, features, instance, onStep, onFinish, firstPost, trendingTags, exploreHref, ...props }: StepsProps) {
  const text = useMessages(onboardingMessages);
  const steps = offeredSteps({
    profile: features.editProfile,
    people: suggestionSource(features) !== null,
    tags: features.followTags,
  });
  const step = stepFrom(steps, props.step);
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== first) setMoved(true);
  const before = stepBefore(steps, step);
  const goOn = (): void => onStep(stepAfter(steps, step));
  const part = { step, steps, takesFocus: hasMoved, onBack: before === null ? undefined : () => onStep(before) };
  const button = (label: string, onClick: () => void) => (
    <Button variant="primary" onClick={onClick}>
      {label}
    </Button>
  );
  switch (step) {
    case 'profile':
      return (
        <PartBoundary>
          <ProfileStepScreen {...part} account={account} features={features} instance={instance} onNext={goOn} />
        </PartBoundary>
      );
    case 'people':
      return (
        <OnboardingPart key={step} {...part} onSkip={goOn} next={button(text.continue(), goOn)}>
          <PeopleStepScreen />
        </OnboardingPart>
      );
    case 'tags':
      return (
        <OnboardingPart key={step} {...part} onSkip={goOn} next={button(text.continue(), goOn)}>
          <TagsStepScreen trending={trendingTags} />
        </OnboardingPart>
      );
    case 'post':
      return (
        <OnboardingPart key={step} {...part} onSkip={goOn} next={null}>
          <PartBoundary>{firstPost}</PartBoundary>
        </OnboardingPart>
      );
    case 'done':
      return (
        <OnboardingPart key={step} {...part} next={button(text.finish(), onFinish)}>
          <p>
            <Link href={exploreHref}>{text.explore()}</Link>
          </p>
        </OnboardingPart>
      );
  }
}
