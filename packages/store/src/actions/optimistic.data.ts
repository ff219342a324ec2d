/*
 * Optimistic actions: the effect is shown before the server answers. The last action of the reader stays on the screen until a later truth is
 * known: fields that it changed are owned by it (`owned-fields.ts`), and an unclear outcome is checked before anything is rolled back. The
 * only module that rolls anything back, by the rollbacks of `patch.data.ts`. ADR 24.
 */
import { notifyManager } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@rookery/api-client';
import { accountState, accountStore } from '../entities/account-store.data.js';
import { advance, enter, handOver, repeatsLast, type LaneAction } from './action-lane.js';
import { holderOf, namedActions, type NamedAction, type OptimisticContext } from './action-holder.data.js';
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

/** An action with its effect on the cache. */
interface Running extends LaneAction {
  readonly apply: () => Undo[];
  undo: Undo[];
}

/** Waits for the outcome of an action in the outbox. `signal`: withdraws it. */
type Hold = (signal: AbortSignal) => Promise<Held>;

/** One call of an action, until its promise is settled. */
interface Run<Variables, Result> extends OptimisticContext {
  readonly spec: OptimisticSpec<Variables, Result>;
  readonly variables: Variables;
  readonly lane: Running[];
  readonly running: Running;
  /** Waits for the outbox, in which the action was before this call; null where it was not, and once it is used. */
  resumed: Hold | null;
  readonly resolve: (result: Result | null) => void;
  readonly reject: (error: unknown) => void;
}

/** The actions of each scope. */
const lanes = accountState('optimistic actions', () => new Map<string, Running[]>());

/**
 * Declares an action by its effect, its request and the write of the server's answer.
 * While several actions of one scope wait, the answer to an earlier one is written *under* the effects of the later ones: pressing Favourite
 * twice never flickers, and a refusal of the first leaves the second as it is.
 */
export function optimistic<Variables, Result>(spec: OptimisticSpec<Variables, Result>): OptimisticAction<Variables, Result> {
  if (spec.name !== undefined) namedActions.set(spec.name, namedAction(spec));
  return (context, variables) => {
    const lane = laneOf(context.queryClient, spec.scope?.(variables));
    if (repeatsLast(lane, { spec, choice: spec.choice })) return Promise.resolve(null);
    return begin(spec, context, variables, lane, null).done;
  };
}

/** The action for the outbox and for other tabs, whose variables and results of a name have the types of its action. */
function namedAction<Variables, Result>(spec: OptimisticSpec<Variables, Result>): NamedAction {
  const { check } = spec;
  return {
    request: (client, variables) => spec.request(client, variables as Variables),
    isDone: (result, variables) => isDone(spec, result as Result, variables as Variables),
    check: check && ((client, variables) => check(client, variables as Variables)),
    resume(context, stored, hold) {
      const variables = stored as Variables;
      const lane = laneOf(context.queryClient, spec.scope?.(variables));
      if (spec.choice !== undefined && lane.some(({ choice, isHeld }) => choice === spec.choice && !isHeld)) return null;
      return begin(spec, context, variables, lane, hold);
    },
    receive: (queryClient, variables, result) => receive(spec, queryClient, variables as Variables, result as Result),
  };
}

/** Writes what another tab did. */
function receive<Variables, Result>(
  spec: OptimisticSpec<Variables, Result>,
  queryClient: QueryClient,
  variables: Variables,
  result: Result,
): void {
  const scope = spec.scope?.(variables);
  // An action of this tab is later: its own outcome counts.
  if (scope !== undefined && lanes(queryClient).has(scope)) return;
  const { owned } = accountStore(queryClient);
  notifyManager.batch(() => {
    const claims = [spec.apply(queryClient, variables)].flat().flatMap(({ claim }) => claim ?? []);
    spec.commit?.(queryClient, result, variables, { askedAt: owned.moment() });
    owned.close(claims);
  });
}

/** Shows the effect and takes a place in the lane. `resumed`: the action waits in the outbox already. */
function begin<Variables, Result>(
  spec: OptimisticSpec<Variables, Result>,
  { client, queryClient }: OptimisticContext,
  variables: Variables,
  lane: Running[],
  resumed: Hold | null,
) {
  let running: Running | undefined;
  const done = new Promise<Result | null>((resolve, reject) => {
    const run = createRun({ spec, client, queryClient, variables, lane, resumed, resolve, reject });
    const own = run.running;
    running = own;
    enter(lane, own);
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

function createRun<Variables, Result>(call: Omit<Run<Variables, Result>, 'running'>): Run<Variables, Result> {
  const { spec, queryClient, variables, resumed, reject } = call;
  const run: Run<Variables, Result> = {
    ...call,
    running: {
      spec,
      choice: spec.choice,
      apply: () => [spec.apply(queryClient, variables)].flat(),
      start: () =>
        void Promise.resolve()
          .then(() => send(run))
          .catch(reject),
      withdraw: () => withdraw(run),
      replaced: new AbortController(),
      undo: [],
      isStarted: false,
      isHeld: resumed !== null,
      followsUnsent: false,
      isStateUnknown: false,
    },
  };
  return run;
}

/** Sends the request, unless there is nothing to send, and waits for its outcome. */
async function send<Variables, Result>(run: Run<Variables, Result>): Promise<void> {
  const { spec, client, queryClient, variables, running } = run;
  const { check } = spec;
  if (running.followsUnsent && hasNoEffect(running)) {
    leave(run, () => undefined);
    run.resolve(null);
    return;
  }
  const outcome = await confirmAction<Result>({
    request: () => spec.request(client, variables),
    check: check === undefined ? undefined : () => check(client, variables),
    isDone: result => isDone(spec, result, variables),
    isStateUnknown: running.isStateUnknown,
    isHeld: running.isHeld,
    hold: mayBeSent => hold(run, mayBeSent),
    moment: accountStore(queryClient).owned.moment,
    signal: () => running.replaced.signal,
  });
  conclude(run, outcome);
}

/** Hands the action to the outbox. Null: it has no name, or there is no outbox. */
function hold<Variables, Result>(run: Run<Variables, Result>, mayBeSent: boolean): Promise<Held<Result>> | null {
  const { spec, queryClient, variables, lane, running, resumed } = run;
  const { name } = spec;
  const scope = spec.scope?.(variables);
  const { current: holder } = holderOf(queryClient);
  const wait: Hold | null =
    resumed ??
    (holder === null || name === undefined || scope === undefined
      ? null
      : signal => holder.hold({ name, scope, variables, mayBeSent }, signal));
  run.resumed = null;
  if (wait === null) return null;
  running.isHeld = true;
  advance(lane);
  // The outbox sends `request`, whose answers are of this type.
  return wait(running.replaced.signal) as Promise<Held<Result>>;
}

/** Writes the outcome and settles the promise of the action. */
function conclude<Variables, Result>(run: Run<Variables, Result>, outcome: Checked<Result>): void {
  const { spec, queryClient, variables, lane, running } = run;
  switch (outcome.kind) {
    case 'done':
      leave(run, () => {
        commit(run, outcome);
        // An entry that the answer has brought into the cache gets its claim now: the first response may be one from before the action.
        running.undo = running.undo.map(undo => undo.again?.() ?? undo);
      });
      if (spec.name !== undefined) holderOf(queryClient).current?.share({ name: spec.name, variables, result: outcome.result });
      run.resolve(outcome.result);
      return;
    case 'failed':
      leave(run, () => {
        rollBack(running);
        if (outcome.truth !== null) commit(run, outcome.truth);
      });
      run.reject(outcome.error);
      return;
    case 'replaced':
      handOver(lane, running, outcome.isUnsent);
      withdraw(run);
  }
}

/** Ends an action that a later choice replaced. */
function withdraw<Variables, Result>(run: Run<Variables, Result>): void {
  leave(run, () => rollBack(run.running));
  run.resolve(null);
}

/** Takes the action off its lane with its outcome, and starts the next one. */
function leave<Variables, Result>(run: Run<Variables, Result>, writeOutcome: () => void): void {
  const { spec, queryClient, variables, lane, running } = run;
  settle(queryClient, lane, running, writeOutcome);
  advance(lane);
  const scope = spec.scope?.(variables);
  if (scope !== undefined && lane.length === 0) lanes(queryClient).delete(scope);
}

function commit<Variables, Result>(run: Run<Variables, Result>, { result, askedAt }: ActionResult<Result>): void {
  run.spec.commit?.(run.queryClient, result, run.variables, { askedAt });
}

const isDone = <Variables, Result>(spec: OptimisticSpec<Variables, Result>, result: Result, variables: Variables): boolean =>
  spec.isDone?.(result, variables) ?? true;

/** Whether the fields had the values of the effect before. */
const hasNoEffect = ({ undo }: Running): boolean => undo.length > 0 && undo.every(({ isEmpty }) => isEmpty === true);

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
