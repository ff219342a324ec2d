/*
 * Optimistic actions: the effect is shown before the server answers and rolled back when it refuses. The only module that rolls anything back.
 */
import { notifyManager, replaceEqualDeep } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from '../client.js';
import type { Relationship } from '../entities/relationship.js';
import { accountState } from './account-store.data.js';
import { refreshHolders, relationshipKey, statusKey, writeRelationship } from './entities.data.js';

/** Rolls back one change to the cache. Calling it again does nothing. */
export type Undo = () => void;

export interface OptimisticSpec<Variables, Result> {
  /** The subject of the action, such as `status:12`. Actions on one scope run in order; those without one run in parallel. */
  scope?: (variables: Variables) => string;
  /** Writes the effect to the cache. Must be idempotent. Returns its rollback. */
  apply: (cache: QueryClient, variables: Variables) => Undo | readonly Undo[];
  request: (client: Client, variables: Variables) => Promise<Result>;
  /** Writes the server's answer over the guess. */
  commit?: (cache: QueryClient, result: Result, variables: Variables) => void;
}

export interface OptimisticContext {
  client: Client;
  queryClient: QueryClient;
}

/** Runs the action; rejects with the error of the request, after the rollback. */
export type OptimisticAction<Variables, Result> = (context: OptimisticContext, variables: Variables) => Promise<Result>;

/** An effect that is shown but not yet confirmed by the server. */
interface InFlight {
  apply: () => Undo[];
  undo: Undo[];
}

/** The effects in flight of each scope, oldest first. */
const effectsInFlight = accountState('optimistic effects in flight', () => new Map<string, InFlight[]>());

/**
 * Declares an action by its effect, its request and the write of the server's answer.
 * While several actions of one scope are in flight, the answer to an earlier one is written *under* the effects of the later ones:
 * pressing Favourite twice never flickers, and a refusal of the first leaves the second as it is.
 */
export function optimistic<Variables, Result>(spec: OptimisticSpec<Variables, Result>): OptimisticAction<Variables, Result> {
  return async ({ client, queryClient }, variables) => {
    const scope = spec.scope?.(variables);
    const apply = (): Undo[] => [spec.apply(queryClient, variables)].flat();
    const effect: InFlight = { apply, undo: [] };
    const effects = effectsOf(queryClient, scope);
    effects.push(effect);
    notifyManager.batch(() => (effect.undo = apply()));

    const mutation = queryClient.getMutationCache().build<Result, Error, Variables, unknown>(queryClient, {
      mutationFn: () => spec.request(client, variables),
      networkMode: 'always',
      retry: false,
      ...(scope === undefined ? {} : { scope: { id: scope } }),
    });
    try {
      const result = await mutation.execute(variables);
      settle(effects, effect, () => spec.commit?.(queryClient, result, variables));
      return result;
    } catch (error) {
      settle(effects, effect, () => rollBack(effect));
      throw error;
    } finally {
      if (scope !== undefined && effects.length === 0) effectsInFlight(queryClient).delete(scope);
    }
  };
}

/**
 * Changes fields of one cache entry and returns the rollback. `change` returns the fields to write. The rollback reads the value *at that
 * time*: a field is restored only while it still has the written value, so that later writes are kept. A missing entry is left alone.
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

function effectsOf(queryClient: QueryClient, scope: string | undefined): InFlight[] {
  if (scope === undefined) return [];
  const scopes = effectsInFlight(queryClient);
  const effects = scopes.get(scope) ?? [];
  scopes.set(scope, effects);
  return effects;
}

/** Rolls the later effects back, writes the outcome of this one, and applies the later effects again. */
function settle(effects: InFlight[], effect: InFlight, writeOutcome: () => void): void {
  notifyManager.batch(() => {
    const later = effects.slice(effects.indexOf(effect) + 1);
    for (const other of later.toReversed()) rollBack(other);
    effects.splice(effects.indexOf(effect), 1);
    try {
      writeOutcome();
    } finally {
      for (const other of later) other.undo = other.apply();
    }
  });
}

function rollBack(effect: InFlight): void {
  for (const undo of effect.undo.toReversed()) undo();
}

function store<T>(queryClient: QueryClient, key: QueryKey, value: T): void {
  const [subject, id] = key;
  const isEntity = typeof id === 'string' && key.length === 2;
  if (isEntity && subject === relationshipKey(id)[0]) {
    // A value under this key is a relationship.
    writeRelationship(queryClient, value as unknown as Relationship);
    return;
  }
  notifyManager.batch(() => {
    queryClient.setQueryData<T>(key, () => value);
    if (isEntity && subject === statusKey(id)[0]) refreshHolders(queryClient, [id]);
  });
}

const fieldsOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[];

const isEqual = (left: unknown, right: unknown): boolean => replaceEqualDeep(left, right) === left;
