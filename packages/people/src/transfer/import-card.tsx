import { Button, useFormat, useMessages } from '@rookery/ui';
import { useObjectUrl } from '@rookery/ui/files';
import { useId, useMemo, useRef } from 'react';
import { canBeTried, reasonOf, type ImportView } from './import-view.js';
import { transferMessages } from './messages.js';
import { shownCells } from './shown-cells.js';
import { writeTransfer } from './transfer-file.js';
import { transferFormats, type TransferKind } from './transfer-kinds.js';

/** Failed lines that are listed; all are in the file of them. */
const MOST_SHOWN = 100;

export interface ImportCardProps {
  kind: TransferKind;
  /** May be empty. */
  fileName: string;
  view: ImportView;
  onEnd(): void;
  /** Goes on with a paused one. */
  onGoOn(): void;
  onTryFailed(): void;
  onDismiss(): void;
}

/** One import: how far it is, and the lines that failed. */
export function ImportCard({ kind, fileName, view, onEnd, onGoOn, onTryFailed, onDismiss }: ImportCardProps) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const isOver = view.phase === 'finished' || view.phase === 'ended';
  const numbers = { done: format.number(isOver ? view.done : view.total - view.left), total: format.number(view.total) };
  return (
    <article ref={card} className="rk-import" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>
        {text[kind]()} {fileName !== '' && <bdi>{fileName}</bdi>}
      </h3>
      <output className="rk-transfer-status">
        {view.phase === 'later' && view.until !== null
          ? text.waitsUntil({ time: format.date(view.until, { timeStyle: 'medium' }) })
          : text[view.phase === 'later' ? 'running' : view.phase]()}
      </output>
      {isOver ? (
        <p>
          {text.doneOf(numbers)} {view.left > 0 && text.untried({ count: view.left, shortCount: format.number(view.left) })}
        </p>
      ) : (
        <div className="rk-transfer-progress">
          <progress aria-labelledby={id} value={view.total - view.left} max={view.total} />
          <small>{text.progress(numbers)}</small>
        </div>
      )}
      {view.failures.length > 0 && <Failures kind={kind} view={view} onTryFailed={isOver ? onTryFailed : null} />}
      <div className="rk-transfer-buttons">
        {view.phase === 'paused' && (
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

interface FailuresProps extends Pick<ImportCardProps, 'kind' | 'view'> {
  /** Null while the import is not over. */
  onTryFailed: (() => void) | null;
}

function Failures({ kind, view: { failures }, onTryFailed }: FailuresProps) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  const file = useMemo(
    () =>
      onTryFailed === null
        ? null
        : new Blob([
            writeTransfer(
              kind,
              // Lines that remove come from no file.
              failures.flatMap(({ line }) => (line.removes === undefined ? [line] : [])),
            ),
          ]),
    [kind, failures, onTryFailed],
  );
  const url = useObjectUrl(file);
  const rest = failures.length - MOST_SHOWN;
  const counts = (count: number) => ({ count, shortCount: format.number(count) });
  return (
    <details className="rk-import-failures">
      <summary>{text.failures(counts(failures.length))}</summary>
      <ul>
        {failures.slice(0, MOST_SHOWN).map(failure => (
          <li key={failure.line.number}>
            <span>
              <small>
                {failure.line.removes === undefined
                  ? text.line({ number: format.number(failure.line.number) })
                  : text.notInFile()}
              </small>{' '}
              <bdi>{shownCells(kind, failure.line.cells)}</bdi>
            </span>
            <span>{failure.text ?? text[reasonOf(failure)]()}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{text.moreFailures(counts(rest))}</p>}
      {onTryFailed !== null && (
        <div className="rk-transfer-buttons">
          {url !== null && (
            <a href={url} download={`failed_${transferFormats[kind].fileName}`}>
              {text.saveFailures()}
            </a>
          )}
          {failures.some(canBeTried) && (
            <Button size="sm" onClick={onTryFailed}>
              {text.tryAgain()}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}
