import { Button, LazyMenu, useFormat, useMenuTrigger, useMessages } from '@rookery/ui';
import { QuestionModal } from '@rookery/ui/modal';
import { useState } from 'react';
import { effectOf } from '../actions/task-effect.js';
import { isGrave, type Task, taskName } from '../actions/tasks.js';
import { taskMessages } from '../actions/messages.js';
import { batchMessages } from './messages.js';

export interface ManyActionsProps {
  tasks: readonly Exclude<Task, { kind: 'delete' }>[];
  /** Accounts that are chosen. */
  count: number;
  /** Whether a suspension deletes what the account has, as on Mastodon, or hides it. */
  suspensionDeletes: boolean;
  isPending: boolean;
  onTask(task: Exclude<Task, { kind: 'delete' }>): void;
}

/** A menu of what can be done to many accounts. Each asks first, and says what follows from it. */
export function ManyActions({ tasks, count, suspensionDeletes, isPending, onTask }: ManyActionsProps) {
  const text = useMessages(taskMessages);
  const words = useMessages(batchMessages);
  const format = useFormat();
  const [asked, setAsked] = useState<Exclude<Task, { kind: 'delete' }> | null>(null);
  const { triggerProps, popoverProps } = useMenuTrigger(words.choose());
  const action = asked === null ? '' : text[taskName(asked)]();
  return (
    <>
      <Button size="sm" variant="primary" isPending={isPending} {...triggerProps}>
        {words.choose()}
      </Button>
      {popoverProps !== null && (
        <LazyMenu
          {...popoverProps}
          items={tasks.map(task => ({
            id: taskName(task),
            label: text[taskName(task)](),
            isDanger: isGrave(task),
            onAction: () => setAsked(task),
          }))}
        />
      )}
      <QuestionModal
        isOpen={asked !== null}
        isCovered={false}
        title={text.questionMany({ action, count, shown: format.number(count) })}
        cancelText={text.cancel()}
        isDanger={asked !== null && isGrave(asked)}
        confirm={{ label: action, act: () => asked !== null && onTask(asked) }}
        onClose={() => setAsked(null)}
      >
        {asked !== null && <p>{text[effectOf(asked, suspensionDeletes)]({ name: text.theseAccounts() })}</p>}
      </QuestionModal>
    </>
  );
}
