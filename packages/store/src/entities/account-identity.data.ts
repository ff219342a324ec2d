// Separate from `outbox.data.ts`: the first page names the account, and needs nothing else of the outbox.
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@rookery/api-client';
import { accountState } from './account-store.data.js';

/** The account of a query cache, for data that is stored on this device. */
export interface AccountIdentity {
  readonly client: Client;
  /** `<acct>@<host>`; null: nothing outlives the page. */
  readonly scope: string | null;
}

const identities = accountState<{ current: AccountIdentity | null }>('account identity', () => ({ current: null }));

/** Names the account of the cache. Call it before anything is written: its records and drafts are stored under `scope`. */
export function identifyAccount(queryClient: QueryClient, identity: AccountIdentity): void {
  identities(queryClient).current = identity;
}

/** The account of the cache; null when none was named. */
export const accountIdentity = (queryClient: QueryClient): AccountIdentity | null => identities(queryClient).current;
