import { Button, LazyMenu, useFormat, useMenuTrigger, useMessages } from '@rookery/ui';
import { effectOnMany } from '../actions/task-effect.js';
import { isGrave, type ManyTask, taskName } from '../actions/tasks.js';
import { taskMessages } from '../actions/messages.js';
import { useQuestion } from '../entries/use-question.js';
import { batchMessages } from './messages.js';

export interface ManyActionsProps {
  tasks: readonly ManyTask[];
  /** Accounts that are chosen. */
  count: number;
  /** Whether a suspension deletes what the account has, as on Mastodon, or hides it. */
  suspensionDeletes: boolean;
  isPending: boolean;
  onTask(task: ManyTask): void;
}

/** A menu of what can be done to many accounts. Each asks first, and says what follows from it. */
export function ManyActions({ tasks, count, suspensionDeletes, isPending, onTask }: ManyActionsProps) {
  const text = useMessages(taskMessages);
  const words = useMessages(batchMessages);
  const format = useFormat();
  const { ask, modal } = useQuestion();
  const { triggerProps, popoverProps } = useMenuTrigger(words.choose());
  const askFor = (task: ManyTask) => {
    const action = text[taskName(task)]();
    ask({
      title: text.questionMany({ action, count, shown: format.number(count) }),
      text: <p>{text[effectOnMany(task, suspensionDeletes)]()}</p>,
      label: action,
      isDanger: isGrave(task),
      act: () => onTask(task),
    });
  };
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
            onAction: () => askFor(task),
          }))}
        />
      )}
      {modal}
    </>
  );
}
