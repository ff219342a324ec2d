import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { LoadMore } from '../load-more/load-more.js';
import { messages } from '../messages.js';
import { ErrorState, Loading, SignInNeeded } from './states.js';

/** The way to older items. */
export interface OlderItems {
  isLoading: boolean;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onLoad(): void;
}

/** The phase of a list. It shows: not yet its rows, that the server is still building it, that it failed, that only members may read it, or its rows. */
export type ListPhase = 'loading' | 'preparing' | 'failed' | 'members-only' | 'ready';

export interface ListStatesProps {
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
  /** Null when all are loaded. */
  older: OlderItems | null;
  /** @default Loading… */
  placeholders?: ReactNode;
  /** While the server builds the list. */
  preparing?: ReactNode;
  failedTitle: string;
  /** Absent: nothing is said. */
  offlineTitle?: string;
  /** Absent: the button for more stays, and nothing is said. */
  olderFailedTitle?: string;
  /** Says that older items failed in a line above the button for more, not in its place. */
  hasFailureLine?: boolean;
  /** Nothing to show, and nothing on its way. */
  isEmpty: boolean;
  emptyState: ReactNode;
  /** Below the last item, once all are loaded. */
  end?: ReactNode;
  /** Instead of the end and the button for more. */
  foot?: ReactNode;
  /** The rows. */
  children?: ReactNode;
}

/** A list in each of its states: loading, being built, failed, for members, empty, loaded, with more to load, at its end. */
export function ListStates(props: ListStatesProps) {
  const { id, phase, reason, isBusy = false, onRetry, onSignIn, failedTitle, offlineTitle, isEmpty, foot } = props;
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
  if (phase === 'members-only' && onSignIn !== undefined) return place(<SignInNeeded onSignIn={onSignIn} />);
  if (phase !== 'ready')
    return place(<ErrorState title={failedTitle} description={reason} onRetry={onRetry} isRetrying={isBusy} />);
  return (
    <>
      {props.isOffline === true && offlineTitle !== undefined && (
        <output className="rk-list-line">
          {offlineTitle}
          <Button variant="plain" size="sm" isPending={isBusy} onClick={onRetry}>
            {text.tryAgain()}
          </Button>
        </output>
      )}
      {isEmpty ? place(props.emptyState) : props.children}
      {foot ?? <ListEnd {...props} />}
    </>
  );
}

type ListEndProps = Pick<ListStatesProps, 'older' | 'olderFailedTitle' | 'hasFailureLine' | 'isEmpty' | 'end'>;

/** Below the last row: the way to more, or the end of the list. */
function ListEnd({ older, olderFailedTitle, hasFailureLine = false, isEmpty, end }: ListEndProps) {
  if (older === null) return isEmpty ? null : end;
  const { isLoading, hasFailed, reason, onLoad } = older;
  const failure = hasFailed ? olderFailedTitle : undefined;
  if (failure !== undefined && !hasFailureLine) return <ErrorState title={failure} description={reason} onRetry={onLoad} />;
  return (
    <>
      {failure !== undefined && (
        <p className="rk-older-failed" role="alert">
          {failure}
        </p>
      )}
      <LoadMore isLoading={isLoading} onPress={onLoad} />
    </>
  );
}
