import type { Features } from '@rookery/api-client';
import { useFeatures, useOwnAccount } from '@rookery/store';
import { useMessages } from '@rookery/ui';
import { useRef, useState } from 'react';
import { offersFile } from './exports.screen.js';
import { ImportCard } from './import-card.js';
import { ImportForm, type FileState } from './import-form.js';
import { transferMessages } from './messages.js';
import { guessKind, MAX_FILE_BYTES, readTransfer, textOfBytes } from './read-transfer.js';
import { SettingsReport, type SettingsResult } from './settings-report.js';
import { transferKinds, type FileKind } from './transfer-kinds.js';
import { useImports } from './use-imports.js';

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
  const { data: features } = useFeatures();
  const { data: account } = useOwnAccount();
  const { imports, start, end, goOn, dismiss, tryFailed } = useImports();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [settings, setSettings] = useState<SettingsResult | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (features === undefined || account === undefined) return null;

  function close(): void {
    setChosen(null);
    button.current?.focus();
  }

  async function choose(file: File): Promise<void> {
    setSettings(null);
    setChosen(await readChosen(file));
  }

  const state = chosen === null ? null : stateOf(chosen, account.domain);

  async function begin(): Promise<void> {
    if (chosen?.kind === 'settings' && chosen.text !== null) {
      setSettings(importSettings(chosen.text));
      close();
    } else if (chosen !== null && chosen.kind !== 'settings' && state?.kind === 'read') {
      await start(chosen.kind, chosen.name, state.file).then(close, () => setChosen({ ...chosen, problem: 'not-stored' }));
    }
  }

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
        onStart={() => void begin()}
        onCancel={close}
      />
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
  const known = { name: file.name, kind: guessKind(file.name, '') ?? 'following', text: null };
  if (file.size > MAX_FILE_BYTES) return { ...known, problem: 'too-large' };
  try {
    const text = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return { ...known, problem: 'not-text' };
    return { name: file.name, kind: guessKind(file.name, text) ?? 'following', text, problem: null };
  } catch {
    return { ...known, problem: 'not-readable' };
  }
}

function stateOf({ kind, text, problem }: Chosen, ownHost: string): FileState {
  if (problem !== null || text === null) return { kind: 'problem', problem: { problem: problem ?? 'not-readable' } };
  if (kind === 'settings') return { kind: 'settings' };
  const file = readTransfer(kind, text, ownHost);
  return 'problem' in file ? { kind: 'problem', problem: file } : { kind: 'read', file };
}
