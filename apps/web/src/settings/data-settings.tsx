import { TransferScreen } from '@rookery/people/transfer';
import '@rookery/people/transfer.css';
import { DeviceData } from './device-data.js';
import { exportSettings, importSettings } from './settings-files.js';
import { useSettings } from './settings-provider.js';

/** The account's data as files, in and out, and the app's on this device. */
export function DataSettings() {
  const { settings, change } = useSettings();
  return (
    <>
      <TransferScreen
        exportSettings={() => exportSettings(settings)}
        importSettings={text => {
          const { change: known, applied, refused } = importSettings(text);
          change(known);
          return { applied, refused };
        }}
      />
      <DeviceData />
    </>
  );
}
