import { Button, StateLabel, useMessages } from '@rookery/ui';
import { Ban, Check, Clock } from 'lucide-react';
import type { EventAction } from './event-rules.js';
import { eventMessages } from './messages.js';

interface EventActionButtonProps {
  action: EventAction;
  /** The name of the event. */
  name: string;
  onJoin(): void;
  onLeave(): void;
  /** Opens the editor of an own event. Absent: it is not offered. */
  onManage?: (() => void) | undefined;
}

const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

/** The one thing that the reader can do about an event. */
export function EventActionButton({ action, name, onJoin, onLeave, onManage }: EventActionButtonProps) {
  const text = useMessages(eventMessages);
  switch (action) {
    case 'none':
      return null;
    case 'manage':
      return onManage === undefined ? null : (
        <Button size="sm" aria-label={text.manageName({ name })} onClick={onManage}>
          {text.manage()}
        </Button>
      );
    case 'join':
    case 'request':
      return (
        <Button size="sm" variant="primary" aria-label={text.participateName({ name })} onClick={onJoin}>
          {text.participate()}
        </Button>
      );
    case 'going':
      return (
        <Button size="sm" aria-label={text.leaveName({ name })} onClick={onLeave}>
          <Check {...icon} />
          <StateLabel state={text.isGoing()} action={text.leave()} />
        </Button>
      );
    case 'pending':
      return (
        <Button size="sm" aria-label={text.cancelRequestName({ name })} onClick={onLeave}>
          <Clock {...icon} />
          <StateLabel state={text.pending()} action={text.cancel()} />
        </Button>
      );
    case 'rejected':
      return (
        <Button size="sm" aria-label={text.rejectedName({ name })} disabled>
          <Ban {...icon} />
          {text.isGoing()}
        </Button>
      );
  }
}
