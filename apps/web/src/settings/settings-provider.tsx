import { useStore } from '@rookery/ui';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { siteConfig } from '../config/site-config.dom.js';
import { sessionStore } from '../session/sessions.dom.js';
import { writeCookie } from '../storage/browser-services.dom.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { displayCookie, dressAttributes } from './display.js';
import { dressPage } from './dress-page.dom.js';
import type { Settings } from './settings.js';
import { createSettingsStore, type SettingsChange, type SettingsStore } from './settings-store.js';

interface SettingsContextValue {
  readonly settings: Settings;
  change(change: SettingsChange): void;
  /** Their stored form, for what brings them to the account's server. */
  readonly stored: SettingsStore;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);

const shownAccountId = (): string | null => sessionStore.current()?.id ?? null;

/** Reads and stores the settings of this device and of the account shown, follows other tabs, and dresses the page. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const accountId = useSyncExternalStore(sessionStore.subscribe, shownAccountId);
  const [stored] = useState(() => createSettingsStore(localItems, accountId, siteConfig().defaultSettings));
  const settings = useStore(stored.store, state => state.settings);

  // Before the first paint of another account.
  useLayoutEffect(() => {
    if (stored.store.get().accountId !== accountId) stored.read(accountId);
  }, [stored, accountId]);

  // Style sheets and the boot script share these attributes. A server that renders the page reads the cookie.
  useEffect(() => {
    dressPage(dressAttributes(settings));
    writeCookie(displayCookie(settings, siteConfig().defaultSettings));
  }, [settings]);

  useEffect(() => {
    // A null key: everything was removed.
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(storageKeys.settings)) stored.read(accountId);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [stored, accountId]);

  const value = useMemo(() => ({ settings, change: stored.change, stored }), [settings, stored]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (value === null) throw new Error('useSettings needs a SettingsProvider above it.');
  return value;
}
