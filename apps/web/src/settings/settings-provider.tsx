import { createStore, useStore } from '@rookery/ui';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { siteConfig } from '../config/site-config.dom.js';
import { writeCookie } from '../storage/browser-services.dom.js';
import { localItems } from '../storage/guarded-storage.js';
import { storageKeys } from '../storage/storage-keys.js';
import { displayCookie } from './display.js';
import { readSettings, type Settings } from './settings.js';

interface SettingsContextValue {
  readonly settings: Settings;
  change(change: Partial<Settings>): void;
}

const identity = <Value,>(value: Value): Value => value;

const SettingsContext = createContext<SettingsContextValue | null>(null);

/** Reads and stores the settings of this device, follows other tabs, and sets theme, contrast and motion on the page. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => createStore(readSettings(localItems.read(storageKeys.settings), siteConfig().defaultSettings)));
  const settings = useStore(store, identity);

  // Style sheets and the boot script share these attributes. A server that renders the page reads the cookie.
  useEffect(() => {
    const { dataset } = document.documentElement;
    for (const key of ['theme', 'contrast', 'motion'] as const) {
      if (settings[key] === 'system') delete dataset[key];
      else dataset[key] = settings[key];
    }
    writeCookie(displayCookie(settings));
  }, [settings]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === storageKeys.settings) store.set(() => readSettings(event.newValue, siteConfig().defaultSettings));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store]);

  const change = useCallback(
    (change: Partial<Settings>) => {
      store.set(current => ({ ...current, ...change }));
      localItems.write(storageKeys.settings, JSON.stringify(store.get()));
    },
    [store],
  );
  const value = useMemo(() => ({ settings, change }), [settings, change]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (value === null) throw new Error('useSettings needs a SettingsProvider above it.');
  return value;
}
