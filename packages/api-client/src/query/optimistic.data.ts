/*
 * Shows what an action will do before the server has answered, and takes it back when the server refuses. The only file that rolls anything back.
 */
import { notifyManager, replaceEqualDeep } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from '../client.js';
import { refreshHolders, statusKey } from './entities.data.js';

/** Takes back one change to the cache. Calling it again does nothing. */
export type Undo = () => void;

export interface OptimisticSpec<Variables, Result> {
  /** What the action is about, such as `status:12`. Actions on one scope run in order; those without one do not wait for each other. */
  scope?: (variables: Variables) => string;
  /** Shows the effect at once. Must be safe to run again on a value that already has it. Returns what takes it back. */
  apply: (cache: QueryClient, variables: Variables) => Undo | readonly Undo[];
  request: (client: Client, variables: Variables) => Promise<Result>;
  /** Writes the server's answer over the guess. */
  commit?: (cache: QueryClient, result: Result, variables: Variables) => void;
}

export interface OptimisticContext {
  client: Client;
  queryClient: QueryClient;
}

/** Runs the action; rejects with what the request rejected with, after the effect was taken back. */
export type OptimisticAction<Variables, Result> = (context: OptimisticContext, variables: Variables) => Promise<Result>;

interface Flight {
  apply: () => Undo[];
  undo: Undo[];
}

/** What is shown but not yet confirmed, oldest first, of each scope. */
const flights = new WeakMap<QueryClient, Map<string, Flight[]>>();

/**
 * Declares an action by its effect, its request and what its answer writes.
 * While several actions of one scope are on their way, the answer to an earlier one is written *under* the effects of the later ones:
 * pressing Favourite twice never flickers, and a refusal of the first leaves the second as it is.
 */
export function optimistic<Variables, Result>(spec: OptimisticSpec<Variables, Result>): OptimisticAction<Variables, Result> {
  return async ({ client, queryClient }, variables) => {
    const scope = spec.scope?.(variables);
    const apply = (): Undo[] => [spec.apply(queryClient, variables)].flat();
    const flight: Flight = { apply, undo: [] };
    const line = lineOf(queryClient, scope);
    line.push(flight);
    notifyManager.batch(() => (flight.undo = apply()));

    const mutation = queryClient.getMutationCache().build<Result, Error, Variables, unknown>(queryClient, {
      mutationFn: () => spec.request(client, variables),
      networkMode: 'always',
      retry: false,
      ...(scope === undefined ? {} : { scope: { id: scope } }),
    });
    try {
      const result = await mutation.execute(variables);
      settle(line, flight, () => spec.commit?.(queryClient, result, variables));
      return result;
    } catch (error) {
      settle(line, flight, () => takeBack(flight));
      throw error;
    } finally {
      if (scope !== undefined && line.length === 0) flights.get(queryClient)?.delete(scope);
    }
  };
}

/**
 * Changes fields of one cache entry and returns the undo. `change` answers the fields it wants, with their new values. The undo works on
 * the value *as it is then*: a field goes back only while it still has what was written, so what arrived meanwhile stays. An entry that
 * is not in the cache is left alone.
 * @example patch<Status>(cache, statusKey(id), () => ({ bookmarked: true }))
 */
export function patch<T extends object>(queryClient: QueryClient, key: QueryKey, change: (value: T) => Partial<T>): Undo {
  const before = queryClient.getQueryData<T>(key);
  if (before === undefined) return () => undefined;
  const written = change(before);
  const fields = fieldsOf(written).filter(field => !isEqual(written[field], before[field]));
  if (fields.length === 0) return () => undefined;
  store(queryClient, key, { ...before, ...written });
  let isUndone = false;
  return () => {
    const current = queryClient.getQueryData<T>(key);
    if (isUndone || current === undefined) return;
    isUndone = true;
    const still = fields.filter(field => isEqual(written[field], current[field]));
    if (still.length === 0) return;
    const restored = { ...current };
    for (const field of still) restored[field] = before[field];
    store(queryClient, key, restored);
  };
}

function lineOf(queryClient: QueryClient, scope: string | undefined): Flight[] {
  if (scope === undefined) return [];
  const lines = flights.get(queryClient) ?? new Map<string, Flight[]>();
  flights.set(queryClient, lines);
  const line = lines.get(scope) ?? [];
  lines.set(scope, line);
  return line;
}

/** Lifts the later effects off, writes the outcome of this one, and lays the later effects on again. */
function settle(line: Flight[], flight: Flight, writeOutcome: () => void): void {
  notifyManager.batch(() => {
    const later = line.slice(line.indexOf(flight) + 1);
    for (const other of later.toReversed()) takeBack(other);
    line.splice(line.indexOf(flight), 1);
    try {
      writeOutcome();
    } finally {
      for (const other of later) other.undo = other.apply();
    }
  });
}

function takeBack(flight: Flight): void {
  for (const undo of flight.undo.toReversed()) undo();
}

function store<T>(queryClient: QueryClient, key: QueryKey, value: T): void {
  notifyManager.batch(() => {
    queryClient.setQueryData<T>(key, () => value);
    const [subject, id] = key;
    if (typeof id === 'string' && key.length === 2 && subject === statusKey(id)[0]) refreshHolders(queryClient, [id]);
  });
}

const fieldsOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[];

const isEqual = (left: unknown, right: unknown): boolean => replaceEqualDeep(left, right) === left;
