import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';

/** Shown while a screen loads (UI-09). */
export function Loading() {
  const text = useMessages(messages);
  return <output className="rk-state">{text.loading()}</output>;
}

export interface BlankStateProps {
  icon?: ReactNode;
  title: string;
  description?: ReactNode;
  /** The next step, usually a button or a link. */
  action?: ReactNode;
}

/** Shown in place of an empty list: explains it and offers the next step. */
export function BlankState({ icon, title, description, action }: BlankStateProps) {
  return (
    <div className="rk-state">
      {icon}
      <p className="rk-state-title">{title}</p>
      {description && <p>{description}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title: string;
  description?: string;
  /** Absent: no retry button. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Shown in place of content that failed to load, with a retry button. */
export function ErrorState({ title, description, onRetry, isRetrying }: ErrorStateProps) {
  const text = useMessages(messages);
  return (
    <div className="rk-state" role="alert">
      <p className="rk-state-title">{title}</p>
      {description && <p>{description}</p>}
      {onRetry && (
        <Button isPending={isRetrying} onClick={onRetry}>
          {text.tryAgain()}
        </Button>
      )}
    </div>
  );
}

export interface SignInNeededProps {
  onSignIn: () => void;
}

/** Shown in place of content that the server restricts to members, with a log-in button. */
export function SignInNeeded({ onSignIn }: SignInNeededProps) {
  const text = useMessages(messages);
  return (
    <div className="rk-state" role="alert">
      <p className="rk-state-title">{text.signInNeeded()}</p>
      <p>{text.signInNeededWhy()}</p>
      <Button variant="primary" onClick={onSignIn}>
        {text.logIn()}
      </Button>
    </div>
  );
}
