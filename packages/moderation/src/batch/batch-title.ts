import type { Messages } from '@rookery/ui';
import { taskName, type TaskName } from '../actions/tasks.js';
import type { BatchTask } from './batch-record.js';

type Words = Messages<'approve' | 'reject' | 'resolve' | 'reopen'>;

/** The name of what a batch does. */
export function batchAction(task: BatchTask, tasks: Messages<TaskName>, words: Words): string {
  return task.kind === 'act' || task.kind === 'undo' ? tasks[taskName(task)]() : words[task.kind]();
}
