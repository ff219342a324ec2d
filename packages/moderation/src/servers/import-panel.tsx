import { Button, shownHost, useFormat, useMessages } from '@rookery/ui';
import { FailedLines } from '@rookery/ui/job-card';
import { type BlockLine, type BlocksFile, type FileProblem, MAX_FILE_BYTES, MAX_LINES } from './block-file.js';
import { entryMessages } from '../entries/messages.js';
import { serversMessages } from './messages.js';
import { useFailedLine } from './use-failed-line.js';

type Problem = FileProblem | { readonly problem: 'too-large' | 'not-text' | 'not-readable' | 'not-stored' };

/** A file that is chosen. `added`: the lines about servers that are not limited yet; null: they are being compared. */
export type ChosenFile =
  | { readonly kind: 'read'; readonly file: BlocksFile; readonly added: readonly BlockLine[] | null }
  | { readonly kind: 'problem'; readonly problem: Problem };

export interface ImportPanelProps {
  name: string;
  chosen: ChosenFile;
  /** Why the servers that are limited already are not known; '' where nothing failed. */
  errorText: string;
  onRetry(): void;
  onImport(): void;
  onCancel(): void;
}

/** Servers that are listed of those of a file. */
const MOST_SHOWN = 100;

/** The effect of a file, before anything is done (HINT-11). */
export function ImportPanel({ name, chosen, errorText, onRetry, onImport, onCancel }: ImportPanelProps) {
  const text = useMessages(serversMessages);
  const words = useMessages(entryMessages);
  const added = chosen.kind === 'read' ? chosen.added : null;
  return (
    <section className="rk-servers-import" aria-label={name}>
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
      </p>
      {chosen.kind === 'problem' ? <ProblemText problem={chosen.problem} /> : <Summary {...chosen} />}
      <p className="rk-field-error" role="alert">
        {errorText}
      </p>
      <div className="rk-entry-buttons">
        <Button onClick={onCancel}>{words.cancel()}</Button>
        {errorText !== '' && <Button onClick={onRetry}>{words.tryAgain()}</Button>}
        {added !== null && added.length > 0 && (
          <Button variant="primary" onClick={onImport}>
            {text.import()}
          </Button>
        )}
      </div>
    </section>
  );
}

function Summary({ file: { lines, failures }, added }: Extract<ChosenFile, { kind: 'read' }>) {
  const text = useMessages(serversMessages);
  const format = useFormat();
  const failedLine = useFailedLine();
  const counts = (count: number) => ({ count, shown: format.number(count) });
  if (added === null) return <output>{text.comparing()}</output>;
  const known = lines.length - added.length;
  const suspended = added.filter(({ draft }) => draft.severity === 'suspend').length;
  return (
    <>
      <output className="rk-servers-summary">
        <span>{text.newServers(counts(added.length))}</span>
        {suspended > 0 && <span data-kind="failed">{text.newSuspensions(counts(suspended))}</span>}
        {known > 0 && <span>{text.knownServers(counts(known))}</span>}
        {failures.length > 0 && <span>{text.unreadable(counts(failures.length))}</span>}
      </output>
      {added.length > 0 && (
        <details className="rk-servers-lines">
          <summary>{text.showServers()}</summary>
          <ul>
            {added.slice(0, MOST_SHOWN).map(({ number, draft }) => (
              <li key={number}>
                <bdi dir="ltr">{shownHost(draft.domain)}</bdi>
                <span>{text[draft.severity]()}</span>
              </li>
            ))}
          </ul>
          {added.length > MOST_SHOWN && <p>{text.more(counts(added.length - MOST_SHOWN))}</p>}
        </details>
      )}
      {failures.length > 0 && <FailedLines lines={failures.map(failedLine)} />}
    </>
  );
}

function ProblemText({ problem: given }: { problem: Problem }) {
  const text = useMessages(serversMessages);
  const format = useFormat();
  const words = (): string => {
    switch (given.problem) {
      case 'too-large':
        return text.tooLarge({ size: format.number(MAX_FILE_BYTES / 1_000_000) });
      case 'not-text':
        return text.notText();
      case 'not-readable':
        return text.notReadable();
      case 'not-stored':
        return text.notStored();
      case 'empty':
        return text.empty();
      case 'too-many-lines':
        return text.tooManyLines({ most: format.number(MAX_LINES) });
      case 'not-csv':
        return text.notCsv({ line: format.number(given.row) });
    }
  };
  return (
    <p className="rk-field-error" role="alert">
      {words()}
    </p>
  );
}
