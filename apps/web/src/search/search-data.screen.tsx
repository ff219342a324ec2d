import type { SearchSize } from '@rookery/store/search';
import { useMessages, useNotify } from '@rookery/ui';
import { useEffect, useState } from 'react';
import { deviceMessages } from '../messages/device-messages.js';
import { useDeviceSearch } from './device-search.screen.js';
import { SearchData } from './search-data.js';

/** The documents that are kept for the search on this device: their size, and a button that clears them. */
export function SearchDataScreen() {
  const text = useMessages(deviceMessages);
  const notify = useNotify();
  const { isOn, index } = useDeviceSearch();
  const [size, setSize] = useState<SearchSize | 'denied' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the size of the other index is no size of this one
    setSize(null);
    index?.size().then(
      found => isCurrent && setSize(found),
      () => isCurrent && setSize('denied'),
    );
    return () => {
      isCurrent = false;
    };
  }, [index]);
  const clear = async (): Promise<void> => {
    try {
      await index?.clear();
      setSize({ count: 0, bytes: 0 });
      notify({ kind: 'success', text: text.searchCleared() });
    } catch {
      setSize('denied');
    }
  };
  return <SearchData isOn={isOn} size={size} onClear={() => void clear()} />;
}
