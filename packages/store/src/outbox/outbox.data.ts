import type { QueryClient } from '@tanstack/react-query';
import { type Client, persistBrowserStorage } from '@rookery/api-client';
import type { OutboxKind } from './outbox-environment.js';
import { createOutbox, type Outbox } from './outbox.js';
import { createMemoryOutboxStorage } from './outbox-storage.js';
import { accountIdentity } from '../entities/account-identity.data.js';
import { accountState } from '../entities/account-store.data.js';
import { createDraftStore, type DraftStore, type OwnedDraftStore } from './drafts.data.js';
import { createOutboxDatabase, type RunOnDatabase } from './outbox-database.data.js';
import { endOf, serverFacts, uploadFile } from './outbox-server.data.js';
import { createOutboxStorage } from './outbox-storage.data.js';
import {
  browserNetwork,
  browserTimer,
  createTabChannel,
  isLeaseFree,
  outboxChannel,
  whileAlone,
  type Lease,
  type TabChannel,
} from './outbox-tabs.dom.js';

interface Writing {
  readonly outbox: Outbox;
  readonly drafts: OwnedDraftStore;
}

const writingOf = accountState<{ current: Writing | null; users: number }>('outbox and drafts', () => ({
  current: null,
  users: 0,
}));

/** The kinds of records of an account, by name. Others may be added while the outbox works. */
export const outboxKindsOf = accountState('outbox kinds', () => new Map<string, OutboxKind>());

/**
 * Lets the outbox of an account send records of one more kind. Records of a kind that nobody registered wait. Register a kind whose code is
 * loaded on demand with methods that load it.
 */
export function registerOutboxKind<Payload, Result>(
  queryClient: QueryClient,
  name: string,
  kind: OutboxKind<Payload, Result>,
): void {
  // Records of this name have this payload.
  outboxKindsOf(queryClient).set(name, kind as unknown as OutboxKind);
  writingOf(queryClient).current?.outbox.wake();
}

/** The outbox of the cache's account, started on first use. `client`: for a cache that no account was named for. */
export const outboxOf = (queryClient: QueryClient, client?: Client): Outbox => writing(queryClient, client).outbox;

/** The drafts of the cache's account. */
export const draftStoreOf = (queryClient: QueryClient, client?: Client): DraftStore => writing(queryClient, client).drafts;

/** Marks the outbox as used. Returns a function that stops it, unless it is used elsewhere, once its records are sent. */
export function retainOutbox(queryClient: QueryClient): () => void {
  const state = writingOf(queryClient);
  const { outbox } = writing(queryClient, undefined);
  state.users += 1;
  return () => {
    state.users -= 1;
    const stop = () => {
      if (outbox.getRecords().some(({ state }) => state !== 'done')) return;
      unsubscribe();
      if (state.users > 0 || state.current?.outbox !== outbox) return;
      stopOutbox(queryClient);
    };
    const unsubscribe = outbox.subscribe(stop);
    stop();
  };
}

/** Stops the outbox and the draft store of a cache that is not used any more. Records and drafts stay stored. */
export function stopOutbox(queryClient: QueryClient): void {
  const state = writingOf(queryClient);
  state.current?.outbox.stop();
  state.current?.drafts.stop();
  state.current = null;
}

function writing(queryClient: QueryClient, client: Client | undefined): Writing {
  const state = writingOf(queryClient);
  state.current ??= createWriting(queryClient, client);
  return state.current;
}

function createWriting(queryClient: QueryClient, client: Client | undefined): Writing {
  const identity = accountIdentity(queryClient) ?? (client && { client, scope: null });
  if (identity === undefined) throw new Error('The outbox needs an account: call identifyAccount first.');
  const { scope } = identity;
  const run = scope === null ? denied : createOutboxDatabase();
  const storage = scope === null ? createMemoryOutboxStorage() : createOutboxStorage(run, scope);
  const channel = scope === null ? noChannel : outboxChannel(scope);
  const drafts = createDraftStore({
    run,
    scope: scope ?? '',
    outbox: storage,
    channel: scope === null ? noChannel : draftChannel(scope),
    persist: () => void persistBrowserStorage(),
  });
  const outbox = createOutbox({
    storage,
    channel,
    network: browserNetwork,
    whileAlone: (work, signal) =>
      scope === null ? work(signal) : whileAlone(`rookery-outbox:${scope}`, leaseOf(run, scope), work, signal),
    now: () => Date.now(),
    random: () => Math.random(),
    later: browserTimer,
    kinds: outboxKindsOf(queryClient),
    upload: (upload, options) => uploadFile(identity.client, upload, options),
    forgetDraft: draftId => drafts.delete(draftId),
    endOf,
    server: serverFacts(queryClient),
  });
  outbox.start();
  return { outbox, drafts };
}

/** A channel between the tabs of an account; without a named account nothing arrives. */
export function accountChannel<Message>(queryClient: QueryClient, name: string): TabChannel<Message> {
  const scope = accountIdentity(queryClient)?.scope ?? null;
  return scope === null ? noChannel : createTabChannel(`rookery-${name}:${scope}`);
}

/** A database that the browser denies. */
const denied: RunOnDatabase = () => Promise.reject(new DOMException('No account is named.', 'NotAllowedError'));

const noChannel = { post: () => undefined, subscribe: () => () => undefined };

function draftChannel(scope: string) {
  const channel = createTabChannel<'changed'>(`rookery-drafts:${scope}`);
  return { post: () => channel.post('changed'), subscribe: channel.subscribe };
}

function leaseOf(run: RunOnDatabase, scope: string): Lease {
  return {
    take: (owner, now, expiresAt) =>
      run(async database => {
        const { store, done } = database.transaction('leases', 'readwrite');
        const isFree = isLeaseFree(await store.get(scope), owner, now);
        if (isFree) await store.put({ scope, owner, expiresAt });
        await done;
        return isFree;
      }),
    release: owner =>
      run(async database => {
        const { store, done } = database.transaction('leases', 'readwrite');
        if ((await store.get(scope))?.owner === owner) await store.delete(scope);
        await done;
      }),
  };
}
