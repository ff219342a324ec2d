/*
 * Optimistic actions: the effect is shown before the server answers. The last action of the reader stays on the screen until a later truth is
 * known: fields that it changed are owned by it (`owned-fields.ts`), and an unclear outcome is checked before anything is rolled back. The
 * only module that rolls anything back, by the rollbacks of `patch.data.ts`. ADR 24.
 */
import { notifyManager } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@rookery/api-client';
import { accountState, accountStore } from '../entities/account-store.data.js';
import { holderOf, namedActions, type OptimisticContext } from './action-holder.data.js';
import { confirmAction, type ActionResult, type Checked, type Held } from './confirm-action.data.js';
import type { AnswerOptions } from '../entities/entities.data.js';
import type { FieldClaim } from '../entities/owned-fields.js';
import type { Undo } from './patch.data.js';

export interface OptimisticSpec<Variables, Result> {
  /** Names the action in the outbox, which sends it later when the browser has no connection. Absent: it waits in the page. */
  name?: string;
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
  isStarted: boolean;
  /** It is in the outbox, which keeps the order of its scope. */
  isHeld: boolean;
  /** The opposite choice before it was never sent: with no effect of its own, there is nothing to send. */
  followsUnsent: boolean;
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
  const { name, check } = spec;
  const isDone = (result: Result, variables: Variables): boolean => spec.isDone?.(result, variables) ?? true;
  const perform: OptimisticAction<Variables, Result> = (context, variables) => {
    const lane = laneOf(context.queryClient, spec.scope?.(variables));
    if (spec.choice !== undefined) {
      for (const waiting of lane.slice(1)) if (waiting.choice === spec.choice) waiting.replace();
      const last = lane.at(-1);
      if (last?.spec === spec) {
        last.keep();
        return Promise.resolve(null);
      }
    }
    return begin(context, variables, lane, null).done;
  };

  /** `resumed`: the action waits in the outbox already. */
  function begin(
    { client, queryClient }: OptimisticContext,
    variables: Variables,
    lane: Running[],
    resumed: ((signal: AbortSignal) => Promise<Held>) | null,
  ) {
    const scope = spec.scope?.(variables);
    let running: Running | undefined;
    const done = new Promise<Result | null>((resolve, reject) => {
      let replaced = new AbortController();
      const { owned } = accountStore(queryClient);
      const own: Running = {
        spec,
        choice: spec.choice,
        apply: () => [spec.apply(queryClient, variables)].flat(),
        start() {
          own.isStarted = true;
          void Promise.resolve().then(start).catch(reject);
        },
        replace() {
          replaced.abort();
          // The one that was sent, or is held, ends by itself.
          if (lane[0] === own || own.isStarted) return;
          end(() => rollBack(own));
          resolve(null);
        },
        keep() {
          if (replaced.signal.aborted) replaced = new AbortController();
        },
        undo: [],
        isStarted: false,
        isHeld: resumed !== null,
        followsUnsent: false,
        isStateUnknown: false,
      };
      running = own;
      const end = (writeOutcome: () => void): void => {
        settle(queryClient, lane, own, writeOutcome);
        advance(lane);
        if (scope !== undefined && lane.length === 0) lanes(queryClient).delete(scope);
      };
      const commit = ({ result, askedAt }: ActionResult<Result>): void =>
        spec.commit?.(queryClient, result, variables, { askedAt });
      // An entry that the answer has brought into the cache gets its claim now: the first response may be one from before the action.
      const commitDone = (truth: ActionResult<Result>): void => {
        commit(truth);
        own.undo = own.undo.map(undo => undo.again?.() ?? undo);
      };
      let stored = resumed;
      const hold = (mayBeSent: boolean): Promise<Held<Result>> | null => {
        const { current: holder } = holderOf(queryClient);
        const wait =
          stored ??
          (holder === null || name === undefined || scope === undefined
            ? null
            : (signal: AbortSignal) => holder.hold({ name, scope, variables, mayBeSent }, signal));
        stored = null;
        if (wait === null) return null;
        own.isHeld = true;
        advance(lane);
        // The outbox sends `request`, whose answers are of this type.
        return wait(replaced.signal) as Promise<Held<Result>>;
      };
      const start = async (): Promise<void> => {
        if (own.followsUnsent && own.undo.length > 0 && own.undo.every(({ isEmpty }) => isEmpty === true)) {
          end(() => undefined);
          resolve(null);
          return;
        }
        const outcome: Checked<Result> = await confirmAction({
          request: () => spec.request(client, variables),
          check: check === undefined ? undefined : () => check(client, variables),
          isDone: result => isDone(result, variables),
          isStateUnknown: own.isStateUnknown,
          isHeld: own.isHeld,
          hold,
          moment: owned.moment,
          signal: () => replaced.signal,
        });
        switch (outcome.kind) {
          case 'done':
            end(() => commitDone(outcome));
            if (name !== undefined) holderOf(queryClient).current?.share({ name, variables, result: outcome.result });
            resolve(outcome.result);
            return;
          case 'failed':
            end(() => {
              rollBack(own);
              if (outcome.truth !== null) commit(outcome.truth);
            });
            reject(outcome.error);
            return;
          case 'replaced': {
            const next = lane.slice(lane.indexOf(own) + 1).find(later => later.choice === spec.choice);
            if (next !== undefined && outcome.isUnsent) next.followsUnsent = true;
            else if (next !== undefined) next.isStateUnknown = true;
            end(() => rollBack(own));
            resolve(null);
          }
        }
      };
      // An unclear outcome no longer matters: the next request decides.
      if (spec.choice !== undefined && lane[0]?.choice === spec.choice) lane[0].replace();
      // The order of the outbox is that of the lane.
      if (lane[0]?.isHeld === true) own.isHeld = true;
      lane.push(own);
      notifyManager.batch(() => show(queryClient, own));
      advance(lane);
    });
    return {
      done,
      show: () => {
        if (running !== undefined && lane.includes(running) && claimsOf(running).length === 0)
          notifyManager.batch(() => running && show(queryClient, running));
      },
    };
  }

  if (name !== undefined) {
    // Variables and results of a name have the types of its action.
    namedActions.set(name, {
      request: (client, variables) => spec.request(client, variables as Variables),
      isDone: (result, variables) => isDone(result as Result, variables as Variables),
      check: check && ((client, variables) => check(client, variables as Variables)),
      resume(context, stored, hold) {
        const variables = stored as Variables;
        const lane = laneOf(context.queryClient, spec.scope?.(variables));
        if (spec.choice !== undefined && lane.some(({ choice, isHeld }) => choice === spec.choice && !isHeld)) return null;
        return begin(context, variables, lane, hold);
      },
      receive(queryClient, sent, result) {
        const variables = sent as Variables;
        const scope = spec.scope?.(variables);
        // An action of this tab is later: its own outcome counts.
        if (scope !== undefined && lanes(queryClient).has(scope)) return;
        const { owned } = accountStore(queryClient);
        notifyManager.batch(() => {
          const claims = [spec.apply(queryClient, variables)].flat().flatMap(({ claim }) => claim ?? []);
          spec.commit?.(queryClient, result as Result, variables, { askedAt: owned.moment() });
          owned.close(claims);
        });
      },
    });
  }
  return perform;
}

/** Starts the first action of a lane; while the outbox holds it also the others, unless an earlier one makes the same choice. */
function advance(lane: readonly Running[]): void {
  const isHeld = lane[0]?.isHeld === true;
  for (const [index, running] of lane.entries()) {
    if (running.isStarted || (index > 0 && !isHeld)) continue;
    const isChosenBefore = running.choice !== undefined && lane.slice(0, index).some(({ choice }) => choice === running.choice);
    if (isChosenBefore) continue;
    if (index > 0) running.isHeld = true;
    running.start();
  }
}

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
      owned.close(claimsOf(running));
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
