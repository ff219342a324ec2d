import { createStore, type Store } from '@rookery/ui';
import { storageKeys } from '../storage/storage-keys.js';
import { settingsIn, storedIn, UNSENT, type SettingName, type Settings, type StoredSettings } from './settings.js';
import { settingRows, type SettingRow } from './settings-table.js';

/** Changed settings; undefined: back to the default. */
export type SettingsChange = { readonly [Name in SettingName]?: Settings[Name] | undefined };

interface Items {
  read(key: string): string | null;
  write(key: string, text: string): void;
}

interface State {
  readonly accountId: string | null;
  readonly device: StoredSettings;
  /** Null for a visitor. */
  readonly account: StoredSettings | null;
  readonly settings: Settings;
}

export interface SettingsStore {
  readonly store: Store<State>;
  change(change: SettingsChange): void;
  /** Shows the settings of another account; null: of a visitor. */
  show(accountId: string | null): void;
  /** Another tab has stored something. */
  follow(key: string | null): void;
  /** Changes what is stored for the account that is shown, and leaves keys alone that this version does not know. */
  updateAccount(accountId: string, update: (stored: StoredSettings) => StoredSettings): void;
}

/** The settings of this device and of one account. They stay as they are where nothing can be stored. */
export function createSettingsStore(items: Items, firstAccountId: string | null): SettingsStore {
  const keyOf = (accountId: string): string => storageKeys.accountSettings + accountId;
  const stateOf = (accountId: string | null, device: StoredSettings, account: StoredSettings | null): State => ({
    accountId,
    device,
    account,
    settings: settingsIn(device, account),
  });
  const readAccount = (accountId: string, device: StoredSettings): StoredSettings => {
    const text = items.read(keyOf(accountId));
    return text === null ? startOfAccount(device) : storedIn(text);
  };
  const read = (accountId: string | null): State => {
    const device = storedIn(items.read(storageKeys.settings));
    return stateOf(accountId, device, accountId === null ? null : readAccount(accountId, device));
  };
  const store = createStore(read(firstAccountId));

  const updateAccount: SettingsStore['updateAccount'] = (accountId, update) => {
    const { accountId: shownId, device, account } = store.get();
    const isShown = shownId === accountId;
    const before = isShown && account !== null ? account : readAccount(accountId, device);
    const after = update(before);
    if (after === before) return;
    items.write(keyOf(accountId), JSON.stringify(after));
    if (isShown) store.set(() => stateOf(accountId, device, after));
  };

  return {
    store,
    change(change) {
      const names = Object.keys(change) as SettingName[];
      const { accountId } = store.get();
      const own = accountId === null ? [] : names.filter(name => !settingRows[name].isOfDevice);
      const ofDevice = names.filter(name => !own.includes(name));
      if (ofDevice.length > 0) {
        const device = changed(store.get().device, change, ofDevice);
        items.write(storageKeys.settings, JSON.stringify(device));
        store.set(state => stateOf(state.accountId, device, state.account));
      }
      if (own.length > 0 && accountId !== null) {
        updateAccount(accountId, stored => ({
          ...changed(stored, change, own),
          [UNSENT]: [...new Set([...unsentIn(stored), ...own])],
        }));
      }
    },
    show(accountId) {
      if (accountId !== store.get().accountId) store.set(() => read(accountId));
    },
    follow(key) {
      const { accountId } = store.get();
      // A null key: everything was removed.
      if (key === null || key === storageKeys.settings || (accountId !== null && key === keyOf(accountId))) {
        store.set(() => read(accountId));
      }
    },
    updateAccount,
  };
}

/** An account begins with those settings of the device that a visitor has chosen, or an account before settings were kept for each. */
const startOfAccount = (device: StoredSettings): StoredSettings =>
  Object.fromEntries(Object.entries(device).filter(([name]) => !(settingRows as Readonly<Record<string, SettingRow>>)[name]?.isOfDevice));

/** The names of settings that the server of the account does not have yet. */
export function unsentIn(stored: StoredSettings): string[] {
  const unsent = stored[UNSENT];
  return Array.isArray(unsent) ? unsent.filter(name => typeof name === 'string') : [];
}

function changed(stored: StoredSettings, change: SettingsChange, names: readonly SettingName[]): StoredSettings {
  const values = new Map(Object.entries(stored));
  for (const name of names) {
    if (change[name] === undefined) values.delete(name);
    else values.set(name, change[name]);
  }
  return Object.fromEntries(values);
}
