import { type ManyTask, type Task, type TaskName, taskName, undoNames } from './tasks.js';

/** The text of what follows from a task. `suspensionDeletes`: a suspension removes what the account has, as on Mastodon; else it hides it. */
export function effectOf(task: Task, suspensionDeletes: boolean): `${TaskName}Effect` | 'deactivateEffect' {
  const name = taskName(task);
  return name === 'suspend' && !suspensionDeletes ? 'deactivateEffect' : `${name}Effect`;
}

/** As `effectOf`, of many accounts. */
export function effectOnMany(
  task: ManyTask,
  suspensionDeletes: boolean,
): `${Exclude<TaskName, 'warn' | 'delete'>}Many` | 'deactivateMany' {
  if (task.kind === 'undo') return `${undoNames[task.type]}Many`;
  return task.type === 'suspend' && !suspensionDeletes ? 'deactivateMany' : `${task.type}Many`;
}
