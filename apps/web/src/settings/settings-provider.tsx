import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readSettings, SETTINGS_KEY, type Settings } from './settings.js';

interface SettingsContextValue {
  readonly settings: Settings;
  change(change: Partial<Settings>): void;
}

const SettingsContext = createContext<SettingsContextValue | null>(null);

/** Reads the settings of this device, keeps them, follows other tabs, and puts theme, contrast and motion on the page. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const [settings, setSettings] = useState(() => readSettings(readStored()));
  const change = useCallback((change: Partial<Settings>) => {
    setSettings(current => {
      const next = { ...current, ...change };
      store(next);
      return next;
    });
  }, []);

  // The page's attributes live outside React: style sheets and the boot script share them.
  useEffect(() => {
    const { dataset } = document.documentElement;
    for (const key of ['theme', 'contrast', 'motion'] as const) {
      if (settings[key] === 'system') delete dataset[key];
      else dataset[key] = settings[key];
    }
  }, [settings]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === SETTINGS_KEY) setSettings(readSettings(event.newValue));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const value = useMemo(() => ({ settings, change }), [settings, change]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (value === null) throw new Error('useSettings needs a SettingsProvider above it.');
  return value;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

function store(settings: Settings): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // Where storage is denied the choice lasts as long as the page.
  }
}
