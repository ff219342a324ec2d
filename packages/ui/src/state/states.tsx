import { CircleAlert, Inbox, LockKeyhole, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import { createFocusKeeper } from './focus-keeper.dom.js';

/** Shown while a screen loads (UI-09). */
export function Loading() {
  const text = useMessages(messages);
  return <output className="rk-state">{text.loading()}</output>;
}

interface StateProps {
  icon: ReactNode;
  title: string;
  description: ReactNode;
  action: ReactNode;
  /** @selector [data-kind] */
  kind?: 'failed';
}

/** The shape that all states share: an icon, a title, an explanation and the next step. */
function State({ icon, title, description, action, kind }: StateProps) {
  const [keepFocus] = useState(createFocusKeeper);
  return (
    <div ref={keepFocus} className="rk-state" data-kind={kind} role={kind === 'failed' ? 'alert' : undefined}>
      <span className="rk-state-icon">{icon}</span>
      <p className="rk-state-title">{title}</p>
      {description && <p>{description}</p>}
      {action}
    </div>
  );
}

const stateIcon = (Icon: LucideIcon): ReactNode => <Icon size={28} strokeWidth={1.6} aria-hidden="true" />;

export interface BlankStateProps {
  /** A decorative icon of about 28 px. @default an empty tray */
  icon?: ReactNode;
  /** One short sentence. */
  title: string;
  /** Says what can be done. */
  description?: ReactNode;
  /** The next step, usually a button or a link. */
  action?: ReactNode;
}

/** Shown in place of an empty list: explains it and offers the next step. */
export function BlankState({ icon = stateIcon(Inbox), title, description, action }: BlankStateProps) {
  return <State icon={icon} title={title} description={description} action={action} />;
}

export interface ErrorStateProps {
  /** One short sentence. */
  title: string;
  /** Says what can be done. */
  description?: string | undefined;
  /** Absent: no retry button. */
  onRetry?: (() => void) | undefined;
  /** The text of the button. Default: 'Try again'. */
  retryLabel?: string | undefined;
  /** The retry is in progress: the button ignores presses. */
  isRetrying?: boolean;
}

/** Shown in place of content that failed to load, with a retry button. */
export function ErrorState({ title, description, onRetry, retryLabel, isRetrying }: ErrorStateProps) {
  const text = useMessages(messages);
  const retry = onRetry && (
    <Button isPending={isRetrying} onClick={onRetry}>
      {retryLabel ?? text.tryAgain()}
    </Button>
  );
  return <State kind="failed" icon={stateIcon(CircleAlert)} title={title} description={description} action={retry} />;
}

export interface SignInNeededProps {
  /** Opens the sign-in. */
  onSignIn: () => void;
}

/** Shown in place of content that the server restricts to members, with a log-in button. */
export function SignInNeeded({ onSignIn }: SignInNeededProps) {
  const text = useMessages(messages);
  return (
    <State
      kind="failed"
      icon={stateIcon(LockKeyhole)}
      title={text.signInNeeded()}
      description={text.signInNeededWhy()}
      action={
        <Button variant="primary" onClick={onSignIn}>
          {text.logIn()}
        </Button>
      }
    />
  );
}
