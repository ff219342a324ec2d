import { Button, Switch, useMessages } from '@rookery/ui';
import { useRef, useState } from 'react';
import { Failure } from '../context/fact.js';
import { TextArea } from '../entries/text-area.js';
import { useQuestion } from '../entries/use-question.js';
import { taskMessages } from './messages.js';
import { effectOf } from './task-effect.js';
import { isGrave, type Task, taskName, type TaskNote } from './tasks.js';

export interface ActionFormProps {
  /** The account as a sentence names it. */
  name: string;
  /** The mildest first. */
  tasks: readonly Task[];
  /** Whether a suspension deletes what the account has, as on Mastodon, or hides it. */
  suspensionDeletes: boolean;
  /** Whether a task takes a text to the member. */
  tellsMember(task: Task): boolean;
  /** The action resolves the report that it is taken from. */
  resolvesReport: boolean;
  isPending: boolean;
  /** Why the last one was not done; null: it was, or none was tried. */
  failure: string | null;
  /** Resolves to whether it was done: the text stays until then. */
  onTask(task: Task, note: TaskNote): Promise<boolean>;
}

/** The actions on an account. Each action asks first, and says what follows from it (HINT-11). */
export function ActionForm(props: ActionFormProps) {
  const { name, tasks, suspensionDeletes, tellsMember, resolvesReport, isPending, failure, onTask } = props;
  const text = useMessages(taskMessages);
  const { ask, modal } = useQuestion();
  const [note, setNote] = useState<TaskNote>({ text: '', sendsMail: true });
  const first = useRef<HTMLFieldSetElement>(null);
  const run = async (task: Task) => {
    if (await onTask(task, note)) setNote(before => ({ ...before, text: '' }));
    // The button of an action that was done may have left.
    first.current?.focus();
  };
  const askFor = (task: Task) => {
    const action = text[taskName(task)]();
    ask({
      title: text.question({ action, name }),
      text: (
        <>
          <p>{text[effectOf(task, suspensionDeletes)]({ name })}</p>
          {task.kind === 'act' && resolvesReport && <p>{text.resolves()}</p>}
        </>
      ),
      label: action,
      isDanger: isGrave(task),
      act: () => void run(task),
    });
  };
  if (tasks.length === 0) return <p className="rk-staff-note">{text.none()}</p>;
  return (
    <fieldset className="rk-staff-actions" ref={first} tabIndex={-1}>
      <legend>{text.title()}</legend>
      {tasks.some(tellsMember) && <NoteFields note={note} onChange={setNote} />}
      <div className="rk-staff-buttons">
        {tasks.map(task => (
          <Button
            key={taskName(task)}
            variant={isGrave(task) ? 'danger' : 'secondary'}
            isPending={isPending}
            onClick={() => askFor(task)}
          >
            {text[taskName(task)]()}
          </Button>
        ))}
      </div>
      <Failure text={failure} />
      {modal}
    </fieldset>
  );
}

function NoteFields({ note, onChange }: { note: TaskNote; onChange(note: TaskNote): void }) {
  const text = useMessages(taskMessages);
  return (
    <>
      <TextArea
        label={text.text()}
        description={text.textHint()}
        value={note.text}
        onChange={words => onChange({ ...note, text: words })}
      />
      <Switch label={text.mail()} isOn={note.sendsMail} onChange={sendsMail => onChange({ ...note, sendsMail })} />
    </>
  );
}
