import { TransferScreen } from '@rookery/people/transfer';
import '@rookery/people/transfer.css';
import { exportSettings, importSettings } from './settings-files.js';
import { useAllSettings } from './use-all-settings.js';

/** The account's data as files, in and out. */
export function DataSettings() {
  const { settings, absent, change } = useAllSettings();
  return (
    <TransferScreen
      exportSettings={() => exportSettings(settings, absent)}
      importSettings={text => {
        const { change: known, applied, refused } = importSettings(text, absent);
        change(known);
        return { applied, refused };
      }}
    />
  );
}
