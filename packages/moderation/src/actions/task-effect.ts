import { type Task, type TaskName, taskName } from './tasks.js';

/** The text of what follows from a task. `suspensionDeletes`: a suspension removes what the account has, as on Mastodon; else it hides it. */
export function effectOf(task: Task, suspensionDeletes: boolean): `${TaskName}Effect` | 'deactivateEffect' {
  const name = taskName(task);
  return name === 'suspend' && !suspensionDeletes ? 'deactivateEffect' : `${name}Effect`;
}
