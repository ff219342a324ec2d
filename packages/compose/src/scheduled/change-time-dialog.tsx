import { Button, useMessages } from '@rookery/ui';
import { Modal } from '@rookery/ui/modal';
import { useState } from 'react';
import { ScheduleField } from '../post/schedule/schedule-field.js';
import { useTooEarly } from '../post/schedule/use-too-early.js';
import { scheduledMessages } from './messages.js';

export interface ChangeTimeDialogProps {
  /** Epoch ms. */
  value: number;
  now: () => number;
  timeZone?: string;
  onSave: (scheduledAt: number) => void;
  onClose: () => void;
}

/** Changes the time of a scheduled post (SCH-04). A time that is too early cannot be saved. */
export function ChangeTimeDialog({ value, now, timeZone, onSave, onClose }: ChangeTimeDialogProps) {
  const text = useMessages(scheduledMessages);
  const [chosen, setChosen] = useState(value);
  const isTooEarly = useTooEarly(chosen, now);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={text.changeTime()}
      actions={
        <Button
          variant="primary"
          disabled={isTooEarly || chosen === value}
          onClick={() => {
            onClose();
            onSave(chosen);
          }}
        >
          {text.saveTime()}
        </Button>
      }
    >
      <ScheduleField value={chosen} onChange={setChosen} now={now} {...(timeZone !== undefined && { timeZone })} />
    </Modal>
  );
}
