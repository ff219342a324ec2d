import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useFormat } from '../format/use-format.js';
import { useMessages } from '../i18n/messages-provider.js';
import { jobMessages } from './messages.js';

/** Failed lines that are listed. */
const MOST_SHOWN = 100;

/** How far a job is. */
export interface JobProgress {
  /** `later`: until `until`; `behind`: another job is before it; `paused`: until the person goes on; `ended`: before its last line. */
  readonly phase: 'running' | 'behind' | 'later' | 'offline' | 'paused' | 'finished' | 'ended';
  readonly done: number;
  readonly total: number;
  /** Lines that are left. */
  readonly left: number;
  /** Epoch ms; null where nothing is waited for. */
  readonly until: number | null;
}

/** A line that failed, as it is listed. */
export interface FailedLine {
  readonly key: string;
  /** Its place in a file; stands before the name. */
  readonly place?: string;
  /** As somebody wrote it, in any direction. */
  readonly name: string;
  /** Why, in words of the server or our own. */
  readonly reason: string;
}

export interface JobCardProps {
  title: ReactNode;
  progress: JobProgress;
  failures: readonly FailedLine[];
  /** Beside 'Try again' below the failed lines, once the job is over. */
  children?: ReactNode;
  onEnd(): void;
  /** Goes on with a paused one. */
  onGoOn(): void;
  /** Absent: failed lines are not tried again. */
  onTryFailed?: (() => void) | undefined;
  onDismiss(): void;
}

/** A job of many lines: how far it is, and the lines that failed. */
export function JobCard({ title, progress, failures, children, onEnd, onGoOn, onTryFailed, onDismiss }: JobCardProps) {
  const text = useMessages(jobMessages);
  const format = useFormat();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { phase, total, left, until } = progress;
  const isOver = phase === 'finished' || phase === 'ended';
  const numbers = { done: format.number(isOver ? progress.done : total - left), total: format.number(total) };
  return (
    <article ref={card} className="rk-job" aria-labelledby={id} tabIndex={-1}>
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
        <div className="rk-job-progress">
          <progress aria-labelledby={id} value={total - left} max={total} />
          <small>{text.progress(numbers)}</small>
        </div>
      )}
      {failures.length > 0 && (
        <FailedLines lines={failures} onTryFailed={isOver ? onTryFailed : undefined}>
          {isOver && children}
        </FailedLines>
      )}
      <div className="rk-job-buttons">
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

export interface FailedLinesProps {
  lines: readonly FailedLine[];
  /** Beside 'Try again'. */
  children?: ReactNode;
  /** Absent while they cannot be tried again. */
  onTryFailed?: (() => void) | undefined;
}

/** The lines that failed, the first of them listed. */
export function FailedLines({ lines, children, onTryFailed }: FailedLinesProps) {
  const text = useMessages(jobMessages);
  const format = useFormat();
  const rest = lines.length - MOST_SHOWN;
  const counts = (count: number) => ({ count, shown: format.number(count) });
  return (
    <details className="rk-job-lines" data-kind="failed">
      <summary>{text.failures(counts(lines.length))}</summary>
      <ul>
        {lines.slice(0, MOST_SHOWN).map(({ key, place, name, reason }) => (
          <li key={key}>
            <span>
              {place !== undefined && <small>{place}</small>} <bdi>{name}</bdi>
            </span>
            <span dir="auto">{reason}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{text.moreFailures(counts(rest))}</p>}
      <div className="rk-job-buttons">
        {children}
        {onTryFailed !== undefined && (
          <Button size="sm" onClick={onTryFailed}>
            {text.tryAgain()}
          </Button>
        )}
      </div>
    </details>
  );
}
