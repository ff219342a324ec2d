import { errorText, isApiError, isSignInNeeded, type FeatureName } from '@rookery/api-client';
import { useFeatures } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { ErrorState, Loading, SignInNeeded, useMessages, type defineMessages, type Messages } from '@rookery/ui';
import type { ComponentType, ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../shell/page-header.js';

/** Shows its children to members, and the sign-in prompt to visitors. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { isSignedIn, onSignIn } = useTimelineOptions();
  return isSignedIn ? children : <SignInNeeded onSignIn={onSignIn} />;
}

interface MemberPageProps extends Omit<PageHeaderProps, 'children'> {
  /** Below the title. */
  tabs?: ReactNode;
  children: ReactNode;
}

/** A page for members under its header. */
export function MemberPage({ tabs, children, ...header }: MemberPageProps) {
  return (
    <>
      <PageHeader {...header}>{tabs}</PageHeader>
      <MembersOnly>{children}</MembersOnly>
    </>
  );
}

/** A page for members that is one screen under its title. */
export function memberPage<Key extends string>(
  texts: ReturnType<typeof defineMessages<Key>>,
  titleOf: (text: Messages<Key>) => string,
  Screen: ComponentType,
  isDeep = true,
): ComponentType {
  return function ScreenPage() {
    return (
      <MemberPage title={titleOf(useMessages(texts))} isDeep={isDeep}>
        <Screen />
      </MemberPage>
    );
  };
}

interface OfferedProps {
  /** Servers without it do not have what the children show. */
  feature: FeatureName;
  failedTitle: string;
  /** Where the server lacks the feature. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Shows its children where the server has a feature. */
export function Offered({ feature, failedTitle, otherwise, children }: OfferedProps) {
  const { data: features, isPending, error, refetch } = useFeatures();
  if (isPending) return <Loading />;
  if (features === undefined)
    return <ErrorState title={failedTitle} description={errorText(error, '')} onRetry={() => void refetch()} />;
  return features[feature] ? children : otherwise;
}

interface LoadFailureProps {
  error: unknown;
  title: string;
  onRetry: () => void;
}

/** A failed request with a retry; for visitors the sign-in prompt, where the server refuses them. */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const { isSignedIn, onSignIn } = useTimelineOptions();
  if (!isSignedIn && isSignInNeeded(error)) return <SignInNeeded onSignIn={onSignIn} />;
  return <ErrorState title={title} description={errorText(error, '')} onRetry={onRetry} />;
}

/** Whether the server says that there is no such account, post or list. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}
