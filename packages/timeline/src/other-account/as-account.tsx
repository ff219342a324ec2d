import type { Client } from '@rookery/api-client';
import { ClientProvider } from '@rookery/store';
import { NotifyProvider, useMessages, useNotify, type Notice } from '@rookery/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { otherAccountMessages } from './messages.js';

/** An account that is signed in beside the one shown, with its own client and cache. */
export interface SignedInAccount {
  /** Names its session. */
  readonly id: string;
  /** `name@host`, also for accounts of the server that is shown. */
  readonly handle: string;
  readonly name: string;
  readonly avatar: string;
  readonly client: Client;
  readonly queryClient: QueryClient;
}

interface AsAccountProps {
  account: Pick<SignedInAccount, 'handle' | 'client' | 'queryClient'>;
  children: ReactNode;
}

/**
 * Draws its content with the client and the cache of another account, while the pages stay those of the account shown. Notices say whose they are, and
 * have no links: those would lead to pages of the account shown.
 */
export function AsAccount({ account: { handle, client, queryClient }, children }: AsAccountProps) {
  const text = useMessages(otherAccountMessages);
  const notify = useNotify();
  const notifyAs = useCallback(
    ({ action, ...notice }: Notice) =>
      notify({
        ...notice,
        text: text.notice({ handle, notice: notice.text }),
        ...(action !== undefined && 'onPress' in action && { action }),
      }),
    [notify, text, handle],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <NotifyProvider onNotify={notifyAs}>{children}</NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
