import { Button, growToText, Switch, useMessages } from '@rookery/ui';
import { QuestionModal } from '@rookery/ui/modal';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Failure } from '../context/fact.js';
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
  const [asked, setAsked] = useState<Task | null>(null);
  const [note, setNote] = useState<TaskNote>({ text: '', sendsMail: true });
  const first = useRef<HTMLDivElement>(null);
  const run = async (task: Task) => {
    if (await onTask(task, note)) setNote(before => ({ ...before, text: '' }));
    // The button of an action that was done may have left.
    first.current?.focus();
  };
  if (tasks.length === 0) return <p className="rk-staff-note">{text.none()}</p>;
  return (
    <div className="rk-staff-actions" ref={first} tabIndex={-1} role="group" aria-label={text.title()}>
      {tasks.some(tellsMember) && <NoteFields note={note} onChange={setNote} />}
      <div className="rk-staff-buttons">
        {tasks.map(task => (
          <Button
            key={taskName(task)}
            variant={isGrave(task) ? 'danger' : 'secondary'}
            isPending={isPending}
            onClick={() => setAsked(task)}
          >
            {text[taskName(task)]()}
          </Button>
        ))}
      </div>
      <Failure text={failure} />
      <QuestionModal
        isOpen={asked !== null}
        isCovered={false}
        title={asked === null ? '' : text.question({ action: text[taskName(asked)](), name })}
        cancelText={text.cancel()}
        isDanger={asked !== null && isGrave(asked)}
        confirm={{ label: asked === null ? '' : text[taskName(asked)](), act: () => asked !== null && void run(asked) }}
        onClose={() => setAsked(null)}
      >
        {asked !== null && <p>{text[effectOf(asked, suspensionDeletes)]({ name })}</p>}
        {asked?.kind === 'act' && resolvesReport && <p>{text.resolves()}</p>}
      </QuestionModal>
    </div>
  );
}

function NoteFields({ note, onChange }: { note: TaskNote; onChange(note: TaskNote): void }) {
  const text = useMessages(taskMessages);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => (field.current === null ? undefined : growToText(field.current)), [note.text]);
  return (
    <>
      <div className="rk-field">
        <label htmlFor={id}>{text.text()}</label>
        <div className="rk-field-box">
          <textarea
            ref={field}
            id={id}
            rows={2}
            dir="auto"
            value={note.text}
            aria-describedby={`${id}-hint`}
            onChange={event => onChange({ ...note, text: event.target.value })}
          />
        </div>
        <p id={`${id}-hint`}>{text.textHint()}</p>
      </div>
      <Switch label={text.mail()} isOn={note.sendsMail} onChange={sendsMail => onChange({ ...note, sendsMail })} />
    </>
  );
}
