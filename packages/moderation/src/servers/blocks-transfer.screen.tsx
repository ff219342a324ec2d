import { errorText } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { Button, useMessages } from '@rookery/ui';
import { readTextFile, useObjectUrl } from '@rookery/ui/files';
import { JobCard } from '@rookery/ui/job-card';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { BLOCKS_FILE_NAME, type BlocksFile, MAX_FILE_BYTES, newLines, readBlocks, writeBlocks } from './block-file.js';
import { type ChosenFile, ImportPanel } from './import-panel.js';
import { serversMessages } from './messages.js';
import { allBlocks } from './servers.data.js';
import { useFailedLine } from './use-failed-line.js';
import { useServersImports } from './use-servers-imports.js';

/** A file, before it is compared. */
interface Chosen {
  readonly name: string;
  readonly read: BlocksFile | Extract<ChosenFile, { kind: 'problem' }>;
}

/** The list of limited servers as a file, out and in (HINT-11). */
export function BlocksTransferScreen() {
  const text = useMessages(serversMessages);
  const client = useClient();
  const { imports, start, end, goOn, dismiss } = useServersImports();
  const failedLine = useFailedLine();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const present = useMutation({ mutationFn: () => allBlocks(client) });
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  async function choose(file: File): Promise<void> {
    const text = await readTextFile(file, MAX_FILE_BYTES);
    const read = 'problem' in text ? text : readBlocks(text.text, new URL(client.baseUrl).host);
    setChosen({ name: file.name, read: 'problem' in read ? { kind: 'problem', problem: read } : read });
    if (!('problem' in read)) present.mutate();
  }

  function close(): void {
    setChosen(null);
    button.current?.focus();
  }

  const read = chosen === null || 'kind' in chosen.read ? null : chosen.read;
  const added = read === null || present.data === undefined ? null : newLines(read.lines, present.data);
  return (
    <div className="rk-servers-transfer">
      <div className="rk-entry-buttons">
        <Button ref={button} onClick={() => input.current?.click()}>
          {text.import()}
        </Button>
        <ExportButton />
      </div>
      <p>{text.importHint()}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv,text/plain"
        onChange={event => {
          const file = event.target.files?.[0];
          if (file !== undefined) void choose(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {chosen !== null && (
        <ImportPanel
          name={chosen.name}
          chosen={'kind' in chosen.read ? chosen.read : { kind: 'read', file: chosen.read, added }}
          errorText={present.isError && read !== null ? errorText(present.error, text.failed()) : ''}
          onRetry={() => present.mutate()}
          onCancel={close}
          onImport={() => {
            if (read === null || added === null) return;
            start(chosen.name, added, read).then(close, () =>
              setChosen({ name: chosen.name, read: { kind: 'problem', problem: { problem: 'not-stored' } } }),
            );
          }}
        />
      )}
      {imports.map(({ record, view }) => (
        <JobCard
          key={record.id}
          title={text.importOf({ file: record.payload.fileName })}
          progress={view}
          failures={view.failures.map(failedLine)}
          onEnd={() => void end(record.id)}
          onGoOn={() => void goOn(record.id)}
          onDismiss={() => {
            button.current?.focus();
            void dismiss(record.id);
          }}
        />
      ))}
    </div>
  );
}

/** Loads all limits and makes a file of them, which a link saves. */
function ExportButton() {
  const text = useMessages(serversMessages);
  const client = useClient();
  const load = useMutation({
    mutationFn: async () => {
      const blocks = await allBlocks(client);
      // The oldest first, as Mastodon writes them.
      return blocks.length === 0 ? null : new Blob([writeBlocks(blocks.toReversed())]);
    },
  });
  const url = useObjectUrl(load.data ?? null);
  return (
    <>
      <Button isPending={load.isPending} onClick={() => load.mutate()}>
        {text.export()}
      </Button>
      <output>
        {url !== null && (
          <a href={url} download={BLOCKS_FILE_NAME} dir="auto">
            {text.saveFile({ file: BLOCKS_FILE_NAME })}
          </a>
        )}
        {load.data === null && text.nothingToExport()}
      </output>
      <span className="rk-field-error" role="alert">
        {load.isError && errorText(load.error, text.exportFailed())}
      </span>
    </>
  );
}
