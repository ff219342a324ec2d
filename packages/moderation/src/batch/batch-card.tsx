import type { JobView } from '@rookery/store';
import { useFormat, useMessages } from '@rookery/ui';
import { JobCard, type JobCardProps } from '@rookery/ui/job-card';
import { taskMessages } from '../actions/messages.js';
import { type BatchLine, type BatchTask, isOfReports } from './batch-record.js';
import { batchAction } from './batch-title.js';
import { batchMessages } from './messages.js';

export interface BatchCardProps extends Pick<JobCardProps, 'onEnd' | 'onGoOn' | 'onDismiss'> {
  task: BatchTask;
  view: JobView<BatchLine>;
  onTryFailed(): void;
}

/** An action on many items: how far it is, and the items that failed. */
export function BatchCard({ task, view, ...card }: BatchCardProps) {
  const text = useMessages(batchMessages);
  const tasks = useMessages(taskMessages);
  const format = useFormat();
  const { total, failures } = view;
  const title = { action: batchAction(task, tasks, text), count: total, shown: format.number(total) };
  return (
    <JobCard
      {...card}
      title={isOfReports(task) ? text.reports(title) : text.accounts(title)}
      progress={view}
      failures={failures.map(({ line, text: words, reason }) => ({
        key: `${line.id} ${line.nickname}`,
        name: line.name,
        reason: words ?? (reason === 'no-answer' ? text.noAnswer() : text.refused()),
      }))}
    />
  );
}
