import { deleteStoredWindows } from '@rookery/store';
import { Button, useFormattingLocale, useMessages, useNotify } from '@rookery/ui';
import { byteText } from '@rookery/ui/files';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { canInstall, install, subscribeToInstall } from './install-prompt.dom.js';
import { clearPictures } from '../worker/page-worker.dom.js';
import { picturesSize } from '../worker/later-worker.dom.js';
import { deviceMessages } from '../messages/device-messages.js';
import { installedMessages } from '../messages/installed-messages.js';

/** The app on this device: installing it, and the pictures and pages that it keeps for reading without a network (HINT-14). Nothing where the browser offers neither. */
export function DeviceData() {
  const text = useMessages(deviceMessages);
  const app = useMessages(installedMessages);
  const notify = useNotify();
  const locale = useFormattingLocale();
  const isInstallable = useSyncExternalStore(subscribeToInstall, canInstall, () => false);
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void picturesSize().then(size => isCurrent && setBytes(size));
    return () => {
      isCurrent = false;
    };
  }, []);
  const clear = async (): Promise<void> => {
    await clearPictures();
    setBytes(0);
    notify({ kind: 'success', text: text.picturesCleared() });
  };
  const clearPages = async (): Promise<void> => {
    await deleteStoredWindows();
    notify({ kind: 'success', text: text.pagesCleared() });
  };
  if (bytes === null && !isInstallable) return null;
  return (
    <section className="app-device" aria-labelledby="app-device-title">
      <h2 id="app-device-title">{text.thisDevice()}</h2>
      {bytes !== null && (
        <>
          <p>{text.pictures({ size: byteText(bytes, locale) })}</p>
          <p>{text.picturesHint()}</p>
          {bytes > 0 && <Button onClick={() => void clear()}>{text.clearPictures()}</Button>}
          <p>{text.pagesHint()}</p>
          <Button onClick={() => void clearPages()}>{text.clearPages()}</Button>
        </>
      )}
      {isInstallable && (
        <>
          <p>{text.installHint()}</p>
          <Button onClick={() => void install()}>{app.install()}</Button>
        </>
      )}
    </section>
  );
}
