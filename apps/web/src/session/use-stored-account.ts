import { useOwnAccount } from '@rookery/store';
import { useEffect } from 'react';
import { useSession } from './session-provider.js';
import { sessionStore } from './sessions.dom.js';

/** Keeps the stored session as its account is now: the account switcher and the sign-in pages show it before any request. */
export function useStoredAccount(): void {
  const { session } = useSession();
  const { data: own } = useOwnAccount();
  const stored = session?.account ?? null;
  const sessionId = session?.id;
  useEffect(() => {
    if (own === undefined || sessionId === undefined || stored === null || own.id !== stored.id) return;
    const { id, acct, display_name, avatar } = own;
    if (stored.display_name === display_name && stored.avatar === avatar) return;
    sessionStore.updateAccount(sessionId, { id, acct, display_name, avatar });
  }, [own, stored, sessionId]);
}
