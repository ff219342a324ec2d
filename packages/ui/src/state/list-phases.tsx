import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import { ErrorState, Loading, SignInNeeded } from './states.js';

/** The phase of a list: still loading, being built by the server, failed, for members only, or with its rows. */
export type ListPhase = 'loading' | 'preparing' | 'failed' | 'members-only' | 'ready';

export interface ListPhasesProps {
  /** The id of the element in place of the rows. */
  id?: string | undefined;
  phase: ListPhase;
  /** The words of the server for a failure; '' without any. */
  reason?: string | undefined;
  /** The newest items are being requested. */
  isBusy?: boolean;
  /** The newest items could not be loaded. Known items stay. */
  isOffline?: boolean;
  onRetry(): void;
  /** Opens the sign-in. Absent: the reader is signed in, and a list for members has failed. */
  onSignIn?: (() => void) | undefined;
  /** @default Loading… */
  placeholders?: ReactNode;
  /** While the server builds the list. */
  preparing?: ReactNode;
  failedTitle: string;
  /** Absent: nothing is said. */
  offlineTitle?: string;
  /** Nothing to show, and nothing on its way. */
  isEmpty: boolean;
  emptyState: ReactNode;
  /** The rows. */
  children?: ReactNode;
  /** Below the rows. */
  foot: ReactNode;
}

/** A list in each of its phases. */
export function ListPhases(props: ListPhasesProps) {
  const { id, phase, isBusy, onRetry, onSignIn, failedTitle, offlineTitle } = props;
  const text = useMessages(messages);
  const place = (content: ReactNode): ReactNode => (id === undefined ? content : <div id={id}>{content}</div>);
  if (phase === 'loading') return props.placeholders ?? <Loading />;
  if (phase === 'preparing') {
    return (
      <div id={id} aria-live="polite">
        {props.preparing}
      </div>
    );
  }
  if (phase === 'members-only' && onSignIn) return place(<SignInNeeded onSignIn={onSignIn} />);
  if (phase !== 'ready')
    return place(<ErrorState title={failedTitle} description={props.reason} onRetry={onRetry} isRetrying={isBusy} />);
  return (
    <>
      {props.isOffline && offlineTitle && (
        <output className="rk-list-line">
          {offlineTitle}
          <Button variant="plain" size="sm" isPending={isBusy} onClick={onRetry}>
            {text.tryAgain()}
          </Button>
        </output>
      )}
      {props.isEmpty ? place(props.emptyState) : props.children}
      {props.foot}
    </>
  );
}
