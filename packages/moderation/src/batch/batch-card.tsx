import type { JobFailure, JobView } from '@rookery/store';
import { Button, useFormat, useMessages } from '@rookery/ui';
import { useId, useRef } from 'react';
import { taskMessages } from '../actions/messages.js';
import { type BatchLine, type BatchTask, isOfReports } from './batch-record.js';
import { batchAction } from './batch-title.js';
import { batchMessages } from './messages.js';

/** Failed items that are listed. */
const MOST_SHOWN = 100;

export interface BatchCardProps {
  task: BatchTask;
  view: JobView<BatchLine>;
  onEnd(): void;
  /** Goes on with a paused one. */
  onGoOn(): void;
  onTryFailed(): void;
  onDismiss(): void;
}

/** An action on many items: how far it is, and the items that failed. */
export function BatchCard({ task, view, onEnd, onGoOn, onTryFailed, onDismiss }: BatchCardProps) {
  const text = useMessages(batchMessages);
  const tasks = useMessages(taskMessages);
  const format = useFormat();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { phase, total, left, failures, until } = view;
  const isOver = phase === 'finished' || phase === 'ended';
  const numbers = { done: format.number(isOver ? view.done : total - left), total: format.number(total) };
  const counts = (count: number) => ({ count, shown: format.number(count) });
  const title = { action: batchAction(task, tasks, text), ...counts(total) };
  return (
    <article ref={card} className="rk-batch" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{isOfReports(task) ? text.reports(title) : text.accounts(title)}</h3>
      <output>
        {phase === 'later' && until !== null
          ? text.waitsUntil({ time: format.date(until, { timeStyle: 'medium' }) })
          : text[phase === 'later' ? 'running' : phase]()}
      </output>
      {isOver ? (
        <p>
          {text.doneOf(numbers)} {left > 0 && text.untried(counts(left))}
        </p>
      ) : (
        <div className="rk-batch-progress">
          <progress aria-labelledby={id} value={total - left} max={total} />
          <small>{text.progress(numbers)}</small>
        </div>
      )}
      {failures.length > 0 && <Failures failures={failures} onTryFailed={isOver ? onTryFailed : null} />}
      <div className="rk-staff-buttons">
        {phase === 'paused' && (
          <Button
            variant="primary"
            onClick={() => {
              onGoOn();
              // The button leaves.
              card.current?.focus();
            }}
          >
            {text.goOn()}
          </Button>
        )}
        <Button onClick={isOver ? onDismiss : onEnd}>{isOver ? text.dismiss() : text.stop()}</Button>
      </div>
    </article>
  );
}

interface FailuresProps {
  failures: readonly JobFailure<BatchLine>[];
  /** Null while the batch is not over. */
  onTryFailed: (() => void) | null;
}

function Failures({ failures, onTryFailed }: FailuresProps) {
  const text = useMessages(batchMessages);
  const format = useFormat();
  const rest = failures.length - MOST_SHOWN;
  const counts = (count: number) => ({ count, shown: format.number(count) });
  return (
    <details className="rk-batch-failures">
      <summary>{text.failures(counts(failures.length))}</summary>
      <ul>
        {failures.slice(0, MOST_SHOWN).map(({ line, text: reason, reason: word }) => (
          <li key={`${line.id} ${line.nickname}`}>
            <bdi>{line.name}</bdi>
            <span dir="auto">{reason ?? (word === 'no-answer' ? text.noAnswer() : text.refused())}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{text.moreFailures(counts(rest))}</p>}
      {onTryFailed !== null && (
        <Button size="sm" onClick={onTryFailed}>
          {text.tryAgain()}
        </Button>
      )}
    </details>
  );
}
