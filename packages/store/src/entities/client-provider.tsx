import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Client } from '@rookery/api-client';

const ClientContext = createContext<Client | null>(null);

export interface ClientProviderProps {
  client: Client;
  children: ReactNode;
}

/** Provides the API client to the hooks below it. The query cache comes from TanStack's `QueryClientProvider`, which belongs beside it. */
export function ClientProvider({ client, children }: ClientProviderProps) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** The client of the nearest `ClientProvider`. Throws when there is none. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it.');
  return client;
}
