import type { ParticipationRequest } from '@rookery/api-client';
import { BlankState, Button, ErrorState, Loading, shownHandle, useMessages } from '@rookery/ui';
import { Check, UserCheck, X } from 'lucide-react';
import { PersonRow } from '@rookery/timeline/parts';
import { editorMessages } from './messages.js';

interface EventRequestsProps {
  /** Null while they load. */
  requests: readonly ParticipationRequest[] | null;
  hasFailed: boolean;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onRetry(): void;
  onDecide(request: ParticipationRequest, isAccepted: boolean): void;
}

/** The open requests to join an own event. */
export function EventRequests({ requests, hasFailed, reason, onRetry, onDecide }: EventRequestsProps) {
  const text = useMessages(editorMessages);
  if (requests === null)
    return hasFailed ? <ErrorState title={text.requestsFailed()} description={reason} onRetry={onRetry} /> : <Loading />;
  if (requests.length === 0) {
    return <BlankState icon={<UserCheck size={28} strokeWidth={1.6} aria-hidden="true" />} title={text.noRequests()} />;
  }
  return (
    <ul className="rk-event-people rk-event-requests">
      {requests.map(request => (
        <RequestRow key={request.account.id} request={request} onDecide={onDecide} />
      ))}
    </ul>
  );
}

function RequestRow({ request, onDecide }: Pick<EventRequestsProps, 'onDecide'> & { request: ParticipationRequest }) {
  const text = useMessages(editorMessages);
  const { account, participation_message: message } = request;
  const name = account.display_name || `@${shownHandle(account.acct)}`;
  const decide = (button: HTMLElement, isAccepted: boolean): void => {
    focusBeside(button);
    onDecide(request, isAccepted);
  };
  return (
    <PersonRow account={account}>
      {message !== null && (
        <p className="rk-event-message" dir="auto">
          {message}
        </p>
      )}
      <div className="rk-event-decision">
        <Button
          size="sm"
          variant="primary"
          aria-label={text.acceptName({ name })}
          onClick={event => decide(event.currentTarget, true)}
        >
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          {text.accept()}
        </Button>
        <Button size="sm" aria-label={text.rejectName({ name })} onClick={event => decide(event.currentTarget, false)}>
          <X size={16} strokeWidth={2} aria-hidden="true" />
          {text.reject()}
        </Button>
      </div>
    </PersonRow>
  );
}

/** Moves the focus to the next request before the row of the pressed button is removed. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
  const next =
    beside?.querySelector<HTMLElement>('button') ?? button.closest<HTMLElement>('[tabindex="-1"], dialog, [role="dialog"]');
  next?.focus();
}
