import { SERVER_DEFAULTS, UNSENT, type StoredSettings } from './settings.js';
import { unsentIn } from './settings-store.js';
import { accountSettingsIn } from './settings-schema.js';
import { rowNamed } from './settings-table.js';

/** The name of this client in the server's store of settings. */
export const CLIENT_NAME = 'rookery';

/**
 * The settings of an account once its server has said what another device has stored: those of the server, but for those changed here that the
 * server does not have yet.
 *
 * @param received Null: the server has stored nothing.
 */
export function withReceived(stored: StoredSettings, received: unknown): StoredSettings {
  if (received === null || received === undefined) return stored;
  const unsent = unsentIn(stored);
  const kept = Object.entries(stored).filter(([name]) => name === SERVER_DEFAULTS || name === UNSENT || unsent.includes(name));
  const others = Object.entries(accountSettingsIn(received)).filter(([name]) => !unsent.includes(name));
  const next = Object.fromEntries([...others, ...kept]);
  return isSame(next, stored) ? stored : next;
}

/** The settings to send: all of the account, and the keys of other versions. */
export const sentSettings = (stored: StoredSettings): StoredSettings =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name]) => name !== SERVER_DEFAULTS && name !== UNSENT && (rowNamed(name)?.keeper ?? 'account') === 'account',
    ),
  );

/** The settings after the server has received those that were `sent`. What was changed meanwhile is still to be sent. */
export function afterSending(stored: StoredSettings, sent: StoredSettings): StoredSettings {
  const unsent = unsentIn(stored).filter(name => !isSame(stored[name], sent[name]));
  const { [UNSENT]: _sent, ...rest } = stored;
  return unsent.length === 0 ? rest : { ...rest, [UNSENT]: unsent };
}

interface ServerSettings {
  /** The settings that the server has; null: none. */
  receive(): Promise<unknown>;
  send(settings: StoredSettings): Promise<unknown>;
}

/**
 * Brings an account's settings and its server's together. It reads before it writes: the server replaces all settings at once, and another
 * device may have stored others.
 */
export async function syncSettings(
  { receive, send }: ServerSettings,
  read: () => StoredSettings,
  update: (change: (stored: StoredSettings) => StoredSettings) => unknown,
): Promise<void> {
  const received = await receive();
  update(stored => withReceived(stored, received));
  const stored = read();
  if (unsentIn(stored).length === 0) return;
  const sent = sentSettings(stored);
  await send(sent);
  update(latest => afterSending(latest, sent));
}

/** Equal as JSON, whatever the order of the keys. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
