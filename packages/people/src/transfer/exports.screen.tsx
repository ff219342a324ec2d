import type { Features } from '@rookery/api-client';
import { useClient, useFeatures, useOwnAccount } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { ExportRow } from './export-row.js';
import { exportOf, postsExport } from './exports.data.js';
import { transferMessages } from './messages.js';
import { writeTransfer } from './transfer-file.js';
import { SETTINGS_FILE_NAME, transferFormats, transferKinds, type TransferKind } from './transfer-kinds.js';
import { useExport, type ExportSource } from './use-export.js';

interface ExportsScreenProps {
  /** The settings of this device as the text of a file. */
  exportSettings(): string;
}

/** Whether the server has what a file is about. */
export function offersFile(kind: TransferKind, features: Features): boolean {
  if (kind === 'blocking' || kind === 'muting') return features.relationshipLists;
  if (kind === 'domain_blocking') return features.domainBlocks;
  return kind === 'lists' ? features.lists : true;
}

/** The files that the account can take with it, with their progress. */
export function ExportsScreen({ exportSettings }: ExportsScreenProps) {
  const text = useMessages(transferMessages);
  const client = useClient();
  const { data: features } = useFeatures();
  const { data: account } = useOwnAccount();
  if (features === undefined || account === undefined) return null;
  const { host } = new URL(client.baseUrl);
  return (
    <section className="rk-transfer" aria-labelledby="rk-exports">
      <h2 id="rk-exports">{text.exports()}</h2>
      <p>{text.exportsHint()}</p>
      <ul>
        {transferKinds
          .filter(kind => offersFile(kind, features))
          .map(kind => (
            <FileExport
              key={kind}
              name={text[kind]()}
              fileName={transferFormats[kind].fileName}
              source={{
                load: exportOf(client, account.id, kind),
                total: kind === 'following' ? account.following_count : null,
                countOf: parts => parts.length,
                fileOf: parts => [
                  writeTransfer(
                    kind,
                    parts.map(cells => ({ cells })),
                  ),
                ],
              }}
            />
          ))}
        <FileExport
          name={text.settings()}
          fileName={SETTINGS_FILE_NAME}
          source={{
            load: () => Promise.resolve({ parts: [exportSettings()], next: null }),
            total: null,
            countOf: parts => parts.length,
            fileOf: parts => parts,
          }}
        />
        <FileExport
          name={text.posts()}
          hint={text.postsHint()}
          fileName="posts.jsonl"
          source={{
            load: postsExport(client, account.id),
            total: account.statuses_count,
            countOf: parts => parts.reduce((sum, { count }) => sum + count, 0),
            fileOf: parts => parts.map(({ lines }) => lines),
          }}
        />
      </ul>
      {features.exportPage && (
        <p>
          {text.serverExport()}{' '}
          <a href={`${client.baseUrl}/settings/export`} target="_blank" rel="noreferrer">
            {text.serverExportLink({ host })}
          </a>
        </p>
      )}
    </section>
  );
}

interface FileExportProps<Part> {
  name: string;
  hint?: string;
  fileName: string;
  source: ExportSource<Part>;
}

function FileExport<Part>({ name, hint, fileName, source }: FileExportProps<Part>) {
  return <ExportRow name={name} hint={hint} fileName={fileName} {...useExport(source)} />;
}
