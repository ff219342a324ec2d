import { draftsOnDevice, useClient } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-provider.js';
import { modals } from './modals.js';

/** Logs the account out. Drafts on this device are kept or deleted, as the reader says; without one there is no question (CMP-02). */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const queryClient = useQueryClient();
  const client = useClient();
  return async () => {
    // Without the code that reads drafts none is deleted, and logging out still works.
    const drafts = await draftsOnDevice(queryClient, client).catch(() => null);
    if (drafts === null) return signOut();
    modals.open({
      type: 'CONFIRM',
      question: 'signOut',
      onConfirm: () => void drafts.deleteAll().then(signOut),
      onKeep: () => void signOut(),
    });
  };
}
