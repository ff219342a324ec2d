import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@rookery/api-client';
import { accountState } from '../entities/account-store.data.js';
import type { Held } from './confirm-action.data.js';

export interface OptimisticContext {
  client: Client;
  queryClient: QueryClient;
}

/** Takes over the named actions that the browser cannot send (`held-actions.data.ts`). */
interface ActionHolder {
  /**
   * @param mayBeSent A request of the action may have arrived.
   * @param signal Withdraws the action.
   */
  hold(action: HeldAction, signal: AbortSignal): Promise<Held>;
  /** Tells the other tabs of the account what the reader did here, once the server has done it. */
  share(action: SharedAction): void;
}

/** A named action that the server has carried out. All of it can be copied between tabs. */
export interface SharedAction {
  readonly name: string;
  readonly variables: unknown;
  /** The answer of the server. */
  readonly result: unknown;
}

/** An action that waits for a connection. `scope`: as in `OptimisticSpec`. */
export interface HeldAction {
  readonly name: string;
  readonly scope: string;
  readonly variables: unknown;
  readonly mayBeSent: boolean;
}

/** A named action, for variables that were stored. */
export interface NamedAction {
  request(client: Client, variables: unknown): Promise<unknown>;
  isDone(result: unknown, variables: unknown): boolean;
  check: ((client: Client, variables: unknown) => Promise<unknown>) | undefined;
  /**
   * Shows the effect of an action that is held already. Returns null when a later choice of this page replaces it.
   * `show`: shows it in entries that were not known before.
   */
  resume(
    context: OptimisticContext,
    variables: unknown,
    hold: (signal: AbortSignal) => Promise<Held>,
  ): { readonly done: Promise<unknown>; readonly show: () => void } | null;
  /** Writes what another tab did: its effect and the answer of the server. Sends nothing. */
  receive(queryClient: QueryClient, variables: unknown, result: unknown): void;
}

/** The named actions of the modules that are loaded. */
export const namedActions = new Map<string, NamedAction>();

export const holderOf = accountState<{ current: ActionHolder | null }>('action holder', () => ({ current: null }));

/** Hands the actions of an account that the browser cannot send to `holder`. Returns a function that ends it. */
export function holdActions(queryClient: QueryClient, holder: ActionHolder): () => void {
  const state = holderOf(queryClient);
  state.current = holder;
  return () => {
    if (state.current === holder) state.current = null;
  };
}
