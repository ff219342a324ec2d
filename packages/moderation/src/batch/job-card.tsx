import type { JobFailure, JobView } from '@rookery/store';
import { Button, useFormat, useMessages } from '@rookery/ui';
import { useId, useRef } from 'react';
import { batchMessages } from './messages.js';

/** Failed lines that are listed. */
const MOST_SHOWN = 100;

/** A line that failed, as it is listed. `reason`: why, in words of the server or our own. */
export interface FailedLine {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

export interface JobCardProps<Line> {
  title: string;
  view: JobView<Line>;
  /** How a line that failed is listed. */
  failedLine(failure: JobFailure<Line>): FailedLine;
  onEnd(): void;
  /** Goes on with a paused one. */
  onGoOn(): void;
  /** Absent: failed lines are not tried again. */
  onTryFailed?: (() => void) | undefined;
  onDismiss(): void;
}

/** A job of many lines: how far it is, and the lines that failed. */
export function JobCard<Line>({ title, view, failedLine, onEnd, onGoOn, onTryFailed, onDismiss }: JobCardProps<Line>) {
  const text = useMessages(batchMessages);
  const format = useFormat();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { phase, total, left, failures, until } = view;
  const isOver = phase === 'finished' || phase === 'ended';
  const numbers = { done: format.number(isOver ? view.done : total - left), total: format.number(total) };
  return (
    <article ref={card} className="rk-batch" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} dir="auto">
        {title}
      </h3>
      <output>
        {phase === 'later' && until !== null
          ? text.waitsUntil({ time: format.date(until, { timeStyle: 'medium' }) })
          : text[phase === 'later' ? 'running' : phase]()}
      </output>
      {isOver ? (
        <p>
          {text.doneOf(numbers)} {left > 0 && text.untried({ count: left, shown: format.number(left) })}
        </p>
      ) : (
        <div className="rk-batch-progress">
          <progress aria-labelledby={id} value={total - left} max={total} />
          <small>{text.progress(numbers)}</small>
        </div>
      )}
      {failures.length > 0 && <FailedLines lines={failures.map(failedLine)} onTryFailed={isOver ? onTryFailed : undefined} />}
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

/** The lines that failed, the first of them listed. `onTryFailed`: absent while they cannot be tried again. */
export function FailedLines({ lines, onTryFailed }: { lines: readonly FailedLine[]; onTryFailed?: (() => void) | undefined }) {
  const text = useMessages(batchMessages);
  const format = useFormat();
  const rest = lines.length - MOST_SHOWN;
  const counts = (count: number) => ({ count, shown: format.number(count) });
  return (
    <details className="rk-batch-failures">
      <summary>{text.failures(counts(lines.length))}</summary>
      <ul>
        {lines.slice(0, MOST_SHOWN).map(({ key, name, reason }) => (
          <li key={key}>
            <bdi>{name}</bdi>
            <span dir="auto">{reason}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{text.moreFailures(counts(rest))}</p>}
      {onTryFailed !== undefined && (
        <Button size="sm" onClick={onTryFailed}>
          {text.tryAgain()}
        </Button>
      )}
    </details>
  );
}
