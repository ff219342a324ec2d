import type { Status } from '@rookery/api-client';
import { EventActionButton } from './event-action-button.js';
import { JoinDialog, LeaveDialog } from './participation-dialogs.js';
import { useEventName } from './use-event-words.js';
import { useParticipation } from './use-participation.js';

export interface EventActionScreenProps {
  status: Status;
  /** Opens the editor of an own event. Absent: it is not offered. */
  onManage?: ((status: Status) => void) | undefined;
}

/** The button of an event, with the questions that it asks. */
export function EventActionScreen({ status, onManage }: EventActionScreenProps) {
  const { action, dialog, closeDialog, join, leave, sendRequest, confirmLeave } = useParticipation(status);
  const name = useEventName(status.event);
  return (
    <>
      <EventActionButton
        action={action}
        name={name}
        onJoin={join}
        onLeave={leave}
        onManage={onManage && (() => onManage(status))}
      />
      <JoinDialog isOpen={dialog === 'join'} onClose={closeDialog} name={name} onSend={sendRequest} />
      <LeaveDialog isOpen={dialog === 'leave'} onClose={closeDialog} name={name} onLeave={confirmLeave} />
    </>
  );
}
