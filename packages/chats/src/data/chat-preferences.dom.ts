import { browserStorage } from '@rookery/api-client';
import { createStore, type Store } from '@rookery/ui';

/** Settings of chats on this device. */
interface ChatPreferences {
  /** A sound for new messages (CHAT-30). */
  readonly sound: boolean;
}

const KEY = 'rookery-chats';

/** The preferences of this device, stored with each change. Where storage is denied they last as long as the page. */
export function createChatPreferences(
  storage: Pick<Storage, 'getItem' | 'setItem'> | null = browserStorage('local'),
): Store<ChatPreferences> {
  const store = createStore<ChatPreferences>(parse(storage?.getItem(KEY) ?? null));
  store.subscribe(() => {
    try {
      storage?.setItem(KEY, JSON.stringify(store.get()));
    } catch {
      // A full storage.
    }
  });
  return store;
}

function parse(stored: string | null): ChatPreferences {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return { sound: !(typeof value === 'object' && value !== null && 'sound' in value && value.sound === false) };
  } catch {
    return { sound: true };
  }
}
