import { doneCount, type JobFailure } from '@rookery/store';
import { Button, useFormat, useMessages } from '@rookery/ui';
import { useId } from 'react';
import type { BlockLine, LineFault } from './block-file.js';
import type { ImportPhase, ServersImportPayload } from './import-record.js';
import { serversMessages } from './messages.js';

/** Failed lines that are listed. */
const MOST_SHOWN = 100;

export interface ImportCardProps extends ServersImportPayload {
  phase: ImportPhase;
  onEnd(): void;
  /** Goes on with a paused one. */
  onGoOn(): void;
  onDismiss(): void;
}

/** The import of a list of servers: how far it is, and the lines that failed. */
export function ImportCard({ fileName: file, job, phase, onEnd, onGoOn, onDismiss }: ImportCardProps) {
  const text = useMessages(serversMessages);
  const format = useFormat();
  const id = useId();
  const isOver = phase === 'over';
  const total = format.number(job.total);
  const title = isOver ? text.imported({ done: format.number(doneCount(job)), total, file }) : text[phase]({ file });
  return (
    <article className="rk-servers-import" aria-labelledby={id}>
      <output id={id} dir="auto">
        {title}
      </output>
      {!isOver && (
        <div className="rk-servers-progress">
          <progress aria-labelledby={id} value={job.total - job.left.length} max={job.total} />
          <small>{text.progress({ done: format.number(job.total - job.left.length), total })}</small>
        </div>
      )}
      {job.failures.length > 0 && <Failures failures={job.failures} />}
      <div className="rk-entry-buttons">
        {phase === 'paused' && (
          <Button size="sm" variant="primary" onClick={onGoOn}>
            {text.goOn()}
          </Button>
        )}
        <Button size="sm" onClick={isOver ? onDismiss : onEnd}>
          {isOver ? text.dismiss() : text.stop()}
        </Button>
      </div>
    </article>
  );
}

const faultTexts: ReadonlyMap<string | null, LineFault> = new Map(
  (['badDomain', 'badOwn', 'badSeverity', 'tooLong'] as const).map(fault => [fault, fault]),
);

/** The lines of a file that could not be read, or that the server refused. */
export function Failures({ failures }: { failures: readonly JobFailure<BlockLine>[] }) {
  const text = useMessages(serversMessages);
  const format = useFormat();
  const counts = (count: number) => ({ count, shown: format.number(count) });
  return (
    <details className="rk-servers-lines">
      <summary data-kind="failed">{text.failures(counts(failures.length))}</summary>
      <ul>
        {failures.slice(0, MOST_SHOWN).map(failure => (
          <li key={failure.line.number}>
            <span>
              <small>{text.line({ number: format.number(failure.line.number) })}</small> <bdi>{failure.line.draft.domain}</bdi>
            </span>
            <span>{failure.text ?? text[faultTexts.get(failure.reason) ?? 'refused']()}</span>
          </li>
        ))}
      </ul>
      {failures.length > MOST_SHOWN && <p>{text.more(counts(failures.length - MOST_SHOWN))}</p>}
    </details>
  );
}
