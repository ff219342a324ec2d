/*
 * Optimistic actions: the effect is shown before the server answers. The last action of the reader stays on the screen until a later truth is
 * known: fields that it changed are owned by it (`owned-fields.ts`), and an unclear outcome is checked before anything is rolled back. The
 * only module that rolls anything back. ADR 24.
 */
import { notifyManager, replaceEqualDeep } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Client } from '../client.js';
import type { Relationship } from '../entities/relationship.js';
import { accountState, accountStore } from './account-store.data.js';
import { confirmAction, type ActionResult, type Checked } from './confirm-action.data.js';
import { refreshHolders, relationshipKey, statusKey, writeRelationship, type AnswerOptions } from './entities.data.js';
import type { FieldClaim, FieldValues } from './owned-fields.js';

/** Rolls back one change to the cache. Calling it again does nothing. */
export interface Undo {
  (): void;
  /** The fields that the change wrote. Absent: no answer of a server writes them. */
  readonly claim?: FieldClaim;
}

export interface OptimisticSpec<Variables, Result> {
  /** The subject of the action, such as `status:12`. Actions on one scope run in order; those without one run in parallel. */
  scope?: (variables: Variables) => string;
  /**
   * Names the choice that the action makes in its scope, such as `following`. The last choice counts: it replaces those that wait, and is
   * not sent when it repeats the one that runs. Absent: every action is sent.
   */
  choice?: string;
  /** Writes the effect to the cache. Must be idempotent. Returns its rollback. */
  apply: (cache: QueryClient, variables: Variables) => Undo | readonly Undo[];
  request: (client: Client, variables: Variables) => Promise<Result>;
  /** Whether the answer shows the effect. Default: every answer does. */
  isDone?: (result: Result, variables: Variables) => boolean;
  /** Asks the server for the present state, after an answer that was lost or does not show the effect. Absent: such an action has failed. */
  check?: (client: Client, variables: Variables) => Promise<Result>;
  /** Writes the server's answer over the guess. */
  commit?: (cache: QueryClient, result: Result, variables: Variables, options: AnswerOptions) => void;
}

export interface OptimisticContext {
  client: Client;
  queryClient: QueryClient;
}

/**
 * Runs the action. Resolves to null when a later choice replaced it; rejects with the error of the request, after the rollback.
 */
export type OptimisticAction<Variables, Result> = (context: OptimisticContext, variables: Variables) => Promise<Result | null>;

/** An action whose effect is shown and whose outcome is not known. */
interface Running {
  readonly spec: object;
  readonly choice: string | undefined;
  readonly apply: () => Undo[];
  readonly start: () => void;
  /** Gives up: a later choice counts. */
  readonly replace: () => void;
  /** Goes on: the later choice was withdrawn. */
  readonly keep: () => void;
  undo: Undo[];
  /** The outcome of the action before it was not awaited. */
  isStateUnknown: boolean;
}

/** The actions of each scope, oldest first. The first has been sent. */
const lanes = accountState('optimistic actions', () => new Map<string, Running[]>());

/**
 * Declares an action by its effect, its request and the write of the server's answer.
 * While several actions of one scope wait, the answer to an earlier one is written *under* the effects of the later ones: pressing Favourite
 * twice never flickers, and a refusal of the first leaves the second as it is.
 */
export function optimistic<Variables, Result>(spec: OptimisticSpec<Variables, Result>): OptimisticAction<Variables, Result> {
  return ({ client, queryClient }, variables) => {
    const scope = spec.scope?.(variables);
    const lane = laneOf(queryClient, scope);
    if (spec.choice !== undefined) {
      for (const waiting of lane.slice(1)) if (waiting.choice === spec.choice) waiting.replace();
      const last = lane.at(-1);
      if (last?.spec === spec) {
        last.keep();
        return Promise.resolve(null);
      }
    }
    return new Promise<Result | null>((resolve, reject) => {
      let replaced = new AbortController();
      const { owned } = accountStore(queryClient);
      const end = (writeOutcome: () => void): void => {
        const wasSent = lane[0] === running;
        settle(queryClient, lane, running, writeOutcome);
        if (wasSent) lane[0]?.start();
        if (scope !== undefined && lane.length === 0) lanes(queryClient).delete(scope);
      };
      const commit = ({ result, askedAt }: ActionResult<Result>): void =>
        spec.commit?.(queryClient, result, variables, { askedAt });
      const start = async (): Promise<void> => {
        const check = spec.check;
        const isDone = (result: Result): boolean => spec.isDone?.(result, variables) ?? true;
        const outcome: Checked<Result> = await confirmAction({
          request: () => spec.request(client, variables),
          check: check === undefined ? undefined : () => check(client, variables),
          isDone,
          isStateUnknown: running.isStateUnknown,
          moment: owned.moment,
          signal: () => replaced.signal,
        });
        switch (outcome.kind) {
          case 'done':
            end(() => commit(outcome));
            resolve(outcome.result);
            return;
          case 'failed':
            end(() => {
              rollBack(running);
              if (outcome.truth !== null) commit(outcome.truth);
            });
            reject(outcome.error);
            return;
          case 'replaced':
            if (lane[1] !== undefined) lane[1].isStateUnknown = true;
            end(() => rollBack(running));
            resolve(null);
        }
      };
      const running: Running = {
        spec,
        choice: spec.choice,
        apply: () => [spec.apply(queryClient, variables)].flat(),
        start: () => void Promise.resolve().then(start).catch(reject),
        replace() {
          replaced.abort();
          // The one that was sent ends by itself.
          if (lane[0] === running) return;
          end(() => rollBack(running));
          resolve(null);
        },
        keep() {
          if (replaced.signal.aborted) replaced = new AbortController();
        },
        undo: [],
        isStateUnknown: false,
      };
      // An unclear outcome no longer matters: the next request decides.
      if (spec.choice !== undefined && lane[0]?.choice === spec.choice) lane[0].replace();
      lane.push(running);
      notifyManager.batch(() => show(queryClient, running));
      if (lane.length === 1) running.start();
    });
  };
}

/**
 * Changes fields of one cache entry and returns the rollback. `change` returns the fields to write. The rollback reads the value *at that
 * time*: a field is restored only while it still has the written value, so that later writes are kept. A missing entry is left alone.
 * @example patch<Status>(cache, statusKey(id), () => ({ bookmarked: true }))
 */
export function patch<T extends object>(queryClient: QueryClient, key: QueryKey, change: (value: T) => Partial<T>): Undo {
  const known = queryClient.getQueryData<T>(key);
  if (known === undefined) return () => undefined;
  const written = change(known);
  const fields = fieldsOf(written);
  if (fields.length === 0) return () => undefined;
  // The server's newest values, which are not shown while the action runs, replace these: see `OwnedFields.keep`.
  const before = Object.fromEntries(fields.map(field => [field, known[field]])) as Partial<T>;
  if (fields.some(field => !isEqual(written[field], known[field]))) store(queryClient, key, { ...known, ...written });
  let isUndone = false;
  const undo = (): void => {
    const current = queryClient.getQueryData<T>(key);
    if (isUndone || current === undefined) return;
    isUndone = true;
    const still = fields.filter(field => isEqual(written[field], current[field]) && !isEqual(before[field], current[field]));
    if (still.length === 0) return;
    const restored: T = { ...current };
    for (const field of still) Object.assign(restored, { [field]: before[field] });
    store(queryClient, key, restored);
  };
  return Object.assign(undo, { claim: { entry: entryName(key), before: before as FieldValues } });
}

/** The name of a cache entry for `OwnedFields`. */
const entryName = (key: QueryKey): string => key.join('/');

function laneOf(queryClient: QueryClient, scope: string | undefined): Running[] {
  if (scope === undefined) return [];
  const known = lanes(queryClient);
  const lane = known.get(scope) ?? [];
  known.set(scope, lane);
  return lane;
}

/** Rolls the later actions back, writes the outcome of this one, and shows the later ones again. */
function settle(queryClient: QueryClient, lane: Running[], running: Running, writeOutcome: () => void): void {
  const { owned } = accountStore(queryClient);
  const claims = claimsOf(running);
  notifyManager.batch(() => {
    const later = lane.slice(lane.indexOf(running) + 1);
    for (const other of later.toReversed()) {
      for (const claim of claimsOf(other)) owned.release(claim);
      rollBack(other);
    }
    lane.splice(lane.indexOf(running), 1);
    for (const claim of claims) owned.release(claim);
    try {
      writeOutcome();
    } finally {
      owned.close(claims);
      for (const other of later) show(queryClient, other);
    }
  });
}

function show(queryClient: QueryClient, running: Running): void {
  running.undo = running.apply();
  for (const claim of claimsOf(running)) accountStore(queryClient).owned.claim(claim);
}

function rollBack(running: Running): void {
  for (const undo of running.undo.toReversed()) undo();
}

const claimsOf = ({ undo }: Running): FieldClaim[] => undo.flatMap(({ claim }) => claim ?? []);

function store<T>(queryClient: QueryClient, key: QueryKey, value: T): void {
  const [subject, id] = key;
  const isEntity = typeof id === 'string' && key.length === 2;
  if (isEntity && subject === relationshipKey(id)[0]) {
    // A value under this key is a relationship.
    writeRelationship(queryClient, value as unknown as Relationship, { isOwnEffect: true });
    return;
  }
  notifyManager.batch(() => {
    queryClient.setQueryData<T>(key, () => value);
    if (isEntity && subject === statusKey(id)[0]) refreshHolders(queryClient, [id]);
  });
}

const fieldsOf = <T extends object>(value: T): (keyof T)[] => Object.keys(value) as (keyof T)[];

const isEqual = (left: unknown, right: unknown): boolean => replaceEqualDeep(left, right) === left;
