import { safeReturnPath } from '@rookery/api-client/sign-in';
import { trendingTagsQuery } from '@rookery/explore/search';
import { OnboardingScreen, type OnboardingStep } from '@rookery/people/onboarding';
import '@rookery/people/onboarding.css';
import { useClient } from '@rookery/store';
import { lazyPart, Loading, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { welcomeMessages } from '../messages/welcome-messages.js';
import { loadComposer } from '../modals/load-composer.js';
import { AGAIN_PARAMETER, RETURN_PARAMETER } from '../routing/hrefs.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { MemberPage } from './page-states.js';

const Composer = lazyPart(async () => (await loadComposer()).InlineReply);
const nothingTyped = (): string => '';

/** The first steps of a new account. They come once: later they are opened from the settings. HINT-09 */
export function WelcomePage() {
  const text = useMessages(welcomeMessages);
  const { session } = useSession();
  return <MemberPage title={text.welcomeTitle()}>{session !== null && <Welcome key={session.id} />}</MemberPage>;
}

function Welcome() {
  const { settings, change } = useSettings();
  const { features } = useSession();
  const navigate = useStableNavigate();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get(RETURN_PARAMETER) ?? '/');
  const isAgain = search.has(AGAIN_PARAMETER);
  const known = settings.onboarding;
  const [step, setStep] = useState<OnboardingStep | null>(
    isAgain || known === 'none' ? 'profile' : known === 'done' ? null : known,
  );
  const client = useClient();
  const { data: tags = [] } = useQuery({ ...trendingTagsQuery(client), enabled: features.trends === true });
  if (step === null) return <Navigate to={returnTo} replace />;
  const open = (next: OnboardingStep): void => {
    setStep(next);
    // Once they are done, they stay done.
    if (known !== 'done') change({ onboarding: next });
  };
  return (
    <OnboardingScreen
      step={step}
      onStep={open}
      firstPost={<Composer statusId={null} takeTyped={nothingTyped} onSent={() => open('done')} fallback={<Loading />} />}
      trendingTags={tags}
      exploreHref="/explore"
      onFinish={() => navigate(returnTo, { replace: true })}
    />
  );
}
