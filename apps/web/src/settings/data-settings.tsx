import { TransferScreen } from '@rookery/people/transfer';
import '@rookery/people/transfer.css';
import { exportSettings, importSettings } from './settings-files.js';
import { useSettings } from './settings-provider.js';

/** The account's data as files, in and out. */
export function DataSettings() {
  const { settings, change } = useSettings();
  return (
    <TransferScreen
      exportSettings={() => exportSettings(settings)}
      importSettings={text => {
        const { change: known, applied, refused } = importSettings(text);
        change(known);
        return { applied, refused };
      }}
    />
  );
}
