import { Button, RadioGroup, Select, useFormat, useMessages, withRef } from '@rookery/ui';
import { useRef, type Ref } from 'react';
import { transferMessages } from './messages.js';
import { MAX_FILE_BYTES, MAX_LINES, type FileProblem, type ReadFile } from './read-transfer.js';
import type { FileKind, ImportMode, TransferKind } from './transfer-kinds.js';
import type { Removals } from './use-removals.js';
import { shownCells } from './shown-cells.js';

/** The content of a file. `read`: its lines; `settings`: they are applied once the person agrees. */
type Problem = FileProblem | { readonly problem: 'not-readable' | 'not-stored' };
export type FileState =
  | { readonly kind: 'read'; readonly file: ReadFile }
  | { readonly kind: 'settings' }
  | { readonly kind: 'problem'; readonly problem: Problem };

export interface ImportFormProps {
  /** The kinds that can be imported, in the order shown. */
  kinds: readonly FileKind[];
  /** Null: no file is chosen. */
  chosen: { readonly name: string; readonly kind: FileKind; readonly state: FileState } | null;
  onChoose(file: File): void;
  onKind(kind: FileKind): void;
  mode: ImportMode;
  onMode(mode: ImportMode): void;
  /** The entries that `overwrite` would remove; null: nothing is to be removed. */
  removals: Removals | null;
  onStart(): void;
  /** Leaves the import to the server. Absent: the server does not import such files. */
  onServerImport?: (() => void) | undefined;
  onCancel(): void;
  /** The button that opens the choice of a file. */
  ref: Ref<HTMLButtonElement>;
}

/** Takes a file, says what it has, and starts its import. */
export const ImportForm = withRef(function ImportForm({
  kinds,
  chosen,
  onChoose,
  onKind,
  mode,
  onMode,
  removals,
  onStart,
  onServerImport,
  onCancel,
  ref,
}: ImportFormProps) {
  const text = useMessages(transferMessages);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="rk-import-form">
      <Button ref={ref} onClick={() => input.current?.click()}>
        {text.choose()}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.json,text/csv,application/json,text/plain"
        onChange={event => {
          const file = event.target.files?.[0];
          if (file !== undefined) onChoose(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {chosen !== null && (
        <form
          className="rk-import-file"
          aria-label={chosen.name}
          onSubmit={event => {
            event.preventDefault();
            onStart();
          }}
        >
          <p>
            <b>
              <bdi>{chosen.name}</bdi>
            </b>
          </p>
          <Select
            label={text.content()}
            value={chosen.kind}
            options={kinds.map(kind => ({ value: kind, label: text[kind]() }))}
            onChange={onKind}
          />
          <FileSummary kind={chosen.kind} state={chosen.state} />
          {chosen.state.kind === 'read' && chosen.state.file.lines.length > 0 && (
            <RadioGroup
              label={text.mode()}
              layout="list"
              value={mode}
              options={[
                { value: 'merge', label: text.modeMerge() },
                { value: 'overwrite', label: text.modeOverwrite() },
              ]}
              onChange={onMode}
            />
          )}
          {removals !== null && chosen.kind !== 'settings' && <RemovalSummary kind={chosen.kind} removals={removals} />}
          {onServerImport !== undefined && <p className="rk-transfer-note">{text.serverImportHint()}</p>}
          <div className="rk-transfer-buttons">
            <Button onClick={onCancel}>{text.cancel()}</Button>
            {onServerImport !== undefined && <Button onClick={onServerImport}>{text.serverImport()}</Button>}
            {canStart(chosen.state) && (removals === null || removals.kind === 'known') && (
              <Button type="submit" variant="primary">
                {text.start()}
              </Button>
            )}
          </div>
        </form>
      )}
    </div>
  );
});

const canStart = (state: FileState): boolean =>
  state.kind === 'settings' || (state.kind === 'read' && state.file.lines.length > 0);

function FileSummary({ kind, state }: { kind: FileKind; state: FileState }) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  const problemText = useProblemText();
  if (state.kind === 'problem') {
    return (
      <p className="rk-transfer-error" role="alert">
        {problemText(state.problem)}
      </p>
    );
  }
  if (state.kind === 'settings') return null;
  const { lines, failures } = state.file;
  const counts = (count: number) => ({ count, shortCount: format.number(count) });
  return (
    <output className="rk-transfer-status">
      <span>{lines.length === 0 ? text.noEntries() : text.readable(counts(lines.length))}</span>
      {failures.length > 0 && <span className="rk-transfer-error">{text.unreadable(counts(failures.length))}</span>}
      {kind === 'lists' && <span className="rk-transfer-note">{text.listsFollow()}</span>}
    </output>
  );
}

/** Entries that are listed of those that would be removed. */
const MOST_SHOWN = 100;

/** The entries that would be removed, before anything is. */
function RemovalSummary({ kind, removals }: { kind: TransferKind; removals: Removals }) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  const counts = (count: number) => ({ count, shortCount: format.number(count) });
  if (removals.kind === 'failed') {
    return (
      <div role="alert">
        <p className="rk-transfer-error">
          {removals.text === null ? text.exportFailed() : text.exportFailedReason({ reason: removals.text })}
        </p>
        <Button size="sm" onClick={removals.goOn}>
          {text.goOn()}
        </Button>
      </div>
    );
  }
  const lines = removals.kind === 'known' ? removals.lines : [];
  return (
    <>
      <output className="rk-transfer-status">
        {removals.kind === 'loading' ? (
          <span>{text.comparing(counts(removals.count))}</span>
        ) : (
          <span className={lines.length === 0 ? undefined : 'rk-transfer-error'}>{text.removals(counts(lines.length))}</span>
        )}
      </output>
      {lines.length > 0 && (
        <details className="rk-job-lines">
          <summary>{text.removedEntries()}</summary>
          <ul>
            {lines.slice(0, MOST_SHOWN).map(line => (
              <li key={line.number}>
                <bdi>{shownCells(kind, line.cells)}</bdi>
              </li>
            ))}
          </ul>
          {lines.length > MOST_SHOWN && <p>{text.moreRemovals(counts(lines.length - MOST_SHOWN))}</p>}
        </details>
      )}
    </>
  );
}

/** Returns a function that says why a file cannot be imported. */
function useProblemText(): (given: Problem) => string {
  const text = useMessages(transferMessages);
  const format = useFormat();
  return given => {
    switch (given.problem) {
      case 'too-large':
        return text.tooLarge({ size: format.number(MAX_FILE_BYTES / 1_000_000) });
      case 'not-text':
        return text.notText();
      case 'empty':
        return text.empty();
      case 'not-json':
        return text.notJson();
      case 'other-kind':
        return text.otherKind();
      case 'too-many-lines':
        return text.tooManyLines({ most: format.number(MAX_LINES) });
      case 'not-csv':
        return text.notCsv({ line: format.number(given.row) });
      case 'not-readable':
        return text.notReadable();
      case 'not-stored':
        return text.notStored();
    }
  };
}
