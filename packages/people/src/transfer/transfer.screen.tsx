import { BackupsScreen } from './backups.screen.js';
import { ExportsScreen } from './exports.screen.js';
import { ImportsScreen, type ImportsScreenProps } from './imports.screen.js';

export interface TransferScreenProps extends ImportsScreenProps {
  /** The settings of this device as the text of a file. */
  exportSettings(): string;
}

/** The account's data as files: those that Mastodon reads and writes, the settings of this device, and the own posts. */
export function TransferScreen({ exportSettings, importSettings }: TransferScreenProps) {
  return (
    <>
      <ExportsScreen exportSettings={exportSettings} />
      <BackupsScreen />
      <ImportsScreen importSettings={importSettings} />
    </>
  );
}
