import { errorText, type Features } from '@rookery/api-client';
import { useClient, useFeatures, useOwnAccount } from '@rookery/store';
import { useFormat, useMessages } from '@rookery/ui';
import { readTextFile } from '@rookery/ui/files';
import { QuestionModal } from '@rookery/ui/modal';
import { useMemo, useRef, useState } from 'react';
import { offersFile } from './exports.screen.js';
import { ImportCard } from './import-card.js';
import { ImportForm, type FileState } from './import-form.js';
import { transferMessages } from './messages.js';
import { guessKind, MAX_FILE_BYTES, readTransfer } from './read-transfer.js';
import { importByServer, isServerImport } from './server-transfer.data.js';
import { SettingsReport, type SettingsResult } from './settings-report.js';
import { transferKinds, type FileKind, type ImportMode } from './transfer-kinds.js';
import { useImports } from './use-imports.js';
import { useRemovals } from './use-removals.js';

export interface ImportsScreenProps {
  /** Applies the settings of a file. Both are names; none are applied where the text has no settings. */
  importSettings(text: string): SettingsResult;
}

/** A file that is chosen. `text`: null where it is none. */
interface Chosen {
  readonly name: string;
  readonly kind: FileKind;
  readonly text: string | null;
  readonly problem: 'too-large' | 'not-text' | 'not-readable' | 'not-stored' | null;
}

const kindsOf = (features: Features): FileKind[] => [...transferKinds.filter(kind => offersFile(kind, features)), 'settings'];

/** Imports of files, with their reports. */
export function ImportsScreen({ importSettings }: ImportsScreenProps) {
  const text = useMessages(transferMessages);
  const client = useClient();
  const { data: features } = useFeatures();
  const { data: account } = useOwnAccount();
  const { imports, start, end, goOn, dismiss, tryFailed } = useImports();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [settings, setSettings] = useState<SettingsResult | null>(null);
  const [byServer, setByServer] = useState<{ readonly name: string; readonly error: unknown } | null>(null);
  const [mode, setMode] = useState<ImportMode>('merge');
  const [isAsked, setAsked] = useState(false);
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const host = account?.domain;
  const state = useMemo(() => (chosen === null || host === undefined ? null : stateOf(chosen, host)), [chosen, host]);
  const file =
    chosen !== null && chosen.kind !== 'settings' && state?.kind === 'read' ? { kind: chosen.kind, ...state.file } : null;
  const removals = useRemovals(mode === 'overwrite' ? file : null);
  if (features === undefined || account === undefined) return null;

  function close(): void {
    setChosen(null);
    setMode('merge');
    button.current?.focus();
  }

  async function choose(given: File): Promise<void> {
    setSettings(null);
    setByServer(null);
    setMode('merge');
    setChosen(await readChosen(given));
  }

  const removed = removals?.kind === 'known' ? removals.lines : [];

  async function begin(): Promise<void> {
    if (chosen?.kind === 'settings' && chosen.text !== null) {
      setSettings(importSettings(chosen.text));
      close();
    } else if (chosen !== null && file !== null) {
      // Removals come last: an import that is ended early has removed nothing.
      const lines = [...file.lines, ...removed];
      await start(file.kind, chosen.name, mode, { ...file, lines }).then(close, () =>
        setChosen({ ...chosen, problem: 'not-stored' }),
      );
    }
  }

  async function leaveToServer(): Promise<void> {
    if (chosen === null || file === null) return;
    await importByServer(client, file.kind, file.lines).then(
      () => setByServer({ name: chosen.name, error: null }),
      (error: unknown) => setByServer({ name: chosen.name, error }),
    );
    close();
  }

  const isOfferedByServer = features.serverImports && mode === 'merge' && file !== null && isServerImport(file.kind);
  return (
    <section className="rk-transfer" aria-labelledby="rk-imports">
      <h2 id="rk-imports">{text.imports()}</h2>
      <p>{text.importsHint()}</p>
      <ImportForm
        ref={button}
        kinds={kindsOf(features)}
        chosen={chosen === null || state === null ? null : { name: chosen.name, kind: chosen.kind, state }}
        onChoose={file => void choose(file)}
        onKind={kind => setChosen(known => known && { ...known, kind })}
        mode={mode}
        onMode={setMode}
        removals={removals}
        onStart={() => (removed.length > 0 ? setAsked(true) : void begin())}
        onServerImport={isOfferedByServer && file.lines.length > 0 ? () => void leaveToServer() : undefined}
        onCancel={close}
      />
      {byServer !== null && byServer.error !== null && (
        <p className="rk-transfer-error" role="alert">
          {errorText(byServer.error, text.refused())}
        </p>
      )}
      <output className="rk-transfer-status">
        {byServer !== null && byServer.error === null && text.serverImports({ name: byServer.name })}
      </output>
      <QuestionModal
        isOpen={isAsked}
        isCovered={false}
        title={text.overwriteTitle()}
        cancelText={text.cancel()}
        confirm={{ label: text.overwrite(), act: () => void begin() }}
        onClose={() => setAsked(false)}
      >
        <p>{text.removals({ count: removed.length, shortCount: format.number(removed.length) })}</p>
      </QuestionModal>
      {settings !== null && <SettingsReport {...settings} />}
      {imports.map(({ record, view }) => (
        <ImportCard
          key={record.id}
          kind={record.payload.kind}
          fileName={record.payload.fileName}
          view={view}
          onEnd={() => void end(record.id)}
          onGoOn={() => void goOn(record.id)}
          onTryFailed={() => {
            button.current?.focus();
            void tryFailed(record);
          }}
          onDismiss={() => {
            button.current?.focus();
            void dismiss(record.id);
          }}
        />
      ))}
    </section>
  );
}

async function readChosen(file: File): Promise<Chosen> {
  const read = await readTextFile(file, MAX_FILE_BYTES);
  const text = 'text' in read ? read.text : null;
  const kind = guessKind(file.name, text ?? '') ?? 'following';
  return { name: file.name, kind, text, problem: 'problem' in read ? read.problem : null };
}

function stateOf({ kind, text, problem }: Chosen, ownHost: string): FileState {
  if (problem !== null || text === null) return { kind: 'problem', problem: { problem: problem ?? 'not-readable' } };
  if (kind === 'settings') return { kind: 'settings' };
  const file = readTransfer(kind, text, ownHost);
  return 'problem' in file ? { kind: 'problem', problem: file } : { kind: 'read', file };
}
