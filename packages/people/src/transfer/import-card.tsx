import { useFormat, useMessages } from '@rookery/ui';
import { useObjectUrl } from '@rookery/ui/files';
import { JobCard } from '@rookery/ui/job-card';
import { useMemo } from 'react';
import { canBeTried, reasonOf, type ImportView } from './import-view.js';
import { transferMessages } from './messages.js';
import { shownCells } from './shown-cells.js';
import { writeTransfer } from './transfer-file.js';
import { transferFormats, type TransferKind } from './transfer-kinds.js';

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

/** One import: how far it is, and the lines that failed, which can be saved as a file of the same kind. */
export function ImportCard({ kind, fileName, view, onTryFailed, ...card }: ImportCardProps) {
  const text = useMessages(transferMessages);
  const format = useFormat();
  const { failures } = view;
  return (
    <JobCard
      {...card}
      title={
        <>
          {text[kind]()} {fileName !== '' && <bdi>{fileName}</bdi>}
        </>
      }
      progress={view}
      failures={failures.map(failure => ({
        key: String(failure.line.number),
        place: failure.line.removes === undefined ? text.line({ number: format.number(failure.line.number) }) : text.notInFile(),
        name: shownCells(kind, failure.line.cells),
        reason: failure.text ?? text[reasonOf(failure)](),
      }))}
      onTryFailed={failures.some(canBeTried) ? onTryFailed : undefined}
    >
      <FailuresLink kind={kind} failures={failures} />
    </JobCard>
  );
}

function FailuresLink({ kind, failures }: { kind: TransferKind; failures: ImportView['failures'] }) {
  const text = useMessages(transferMessages);
  const file = useMemo(
    () =>
      new Blob([
        writeTransfer(
          kind,
          // Lines that remove come from no file.
          failures.flatMap(({ line }) => (line.removes === undefined ? [line] : [])),
        ),
      ]),
    [kind, failures],
  );
  const url = useObjectUrl(file);
  return (
    url !== null && (
      <a href={url} download={`failed_${transferFormats[kind].fileName}`}>
        {text.saveFailures()}
      </a>
    )
  );
}
