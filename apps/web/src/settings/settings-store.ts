import { createStore, type Store } from '@rookery/ui';
import { storageKeys } from '../storage/storage-keys.js';
import { settingsIn, storedIn, UNSENT, type Settings, type StoredSettings } from './settings.js';
import { rowNamed } from './settings-table.js';

/** Changed settings; undefined: back to the default. */
export type SettingsChange = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

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
  /** Shows the settings of another account, null: of a visitor; or of the same one, which another tab has stored. */
  read(accountId: string | null): void;
  /** Changes what is stored for the account that is shown, and leaves keys alone that this version does not know. */
  updateAccount(update: (stored: StoredSettings) => StoredSettings): void;
}

/**
 * The settings of this device and of one account. They last as long as the page where nothing can be stored.
 *
 * @param ofSite Defaults that the site sets.
 */
export function createSettingsStore(items: Items, firstAccountId: string | null, ofSite: StoredSettings = {}): SettingsStore {
  const stateOf = (accountId: string | null, device: StoredSettings, account: StoredSettings | null): State => ({
    accountId,
    device,
    account,
    settings: settingsIn(device, account, ofSite),
  });
  const stored = (accountId: string | null): State => {
    const device = storedIn(items.read(storageKeys.settings));
    if (accountId === null) return stateOf(null, device, null);
    const text = items.read(storageKeys.accountSettings + accountId);
    // An account begins with the settings of the device, which a visitor has chosen.
    const own = Object.entries(text === null ? device : storedIn(text)).filter(
      ([name]) => (rowNamed(name)?.keeper ?? 'account') === 'account',
    );
    return stateOf(accountId, device, Object.fromEntries(own));
  };
  const store = createStore(stored(firstAccountId));

  const put = (device: StoredSettings, account: StoredSettings | null): void => {
    const { accountId } = store.get();
    items.write(storageKeys.settings, JSON.stringify(device));
    if (accountId !== null) items.write(storageKeys.accountSettings + accountId, JSON.stringify(account));
    store.set(() => stateOf(accountId, device, account));
  };

  return {
    store,
    change(change) {
      const { device, account } = store.get();
      const own = account && { ...account, [UNSENT]: [...unsentIn(account)] };
      const ofDevice = { ...device };
      for (const [name, value] of Object.entries(change)) {
        // A value that is undefined is not written.
        if (own === null || rowNamed(name)?.keeper === 'device') Object.assign(ofDevice, { [name]: value });
        else {
          Object.assign(own, { [name]: value });
          if (!own[UNSENT].includes(name)) own[UNSENT].push(name);
        }
      }
      put(ofDevice, own);
    },
    read: accountId => store.set(() => stored(accountId)),
    updateAccount(update) {
      const { device, account } = store.get();
      const after = account && update(account);
      if (after !== account) put(device, after);
    },
  };
}

/** The names of settings that the server of the account does not have yet. */
export function unsentIn(stored: StoredSettings): string[] {
  const unsent = stored[UNSENT];
  return Array.isArray(unsent) ? unsent.filter(name => typeof name === 'string') : [];
}
