import { deleteSearchIndex, type SearchIndex } from '@rookery/store/search';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sessionStore } from '../session/sessions.dom.js';
import { useSession } from '../session/session-provider.js';
import { useSettings } from '../settings/settings-provider.js';
import { holdDeviceSearch } from './device-search.data.js';

/**
 * The search of what the account has read on this device; null for a visitor, and where the reader wants none: then what was kept is deleted. A session that ends
 * with its tab keeps nothing.
 */
export function useDeviceSearch(): { readonly isOn: boolean; readonly index: SearchIndex | null } {
  const { session } = useSession();
  const queryClient = useQueryClient();
  const { searchOnDevice, searchChats } = useSettings().settings;
  const [index, setIndex] = useState<SearchIndex | null>(null);
  const scope = session?.id ?? null;
  const isOn = scope !== null && searchOnDevice && sessionStore.isPersistent(scope);
  useEffect(() => {
    if (scope === null) return undefined;
    if (!isOn) {
      void deleteSearchIndex(scope);
      return undefined;
    }
    const opened = holdDeviceSearch(queryClient, scope, searchChats);
    // oxlint-disable-next-line react/set-state-in-effect -- it starts a worker, which a render must not
    setIndex(opened.index);
    return () => {
      setIndex(null);
      opened.release();
    };
  }, [queryClient, scope, isOn, searchChats]);
  return { isOn, index };
}

/** Keeps what the account reads for the search, while the app is open. */
export function DeviceSearchScreen() {
  useDeviceSearch();
  return null;
}
