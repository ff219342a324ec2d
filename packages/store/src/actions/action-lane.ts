/*
 * The order of the optimistic actions on one scope: a lane, oldest first. The first has been sent, and one choice is made by one action at a
 * time. The transitions change the lane and its actions in place: each action is also a promise that somebody awaits.
 */

/** An action whose effect is shown and whose outcome is not known. */
export interface LaneAction {
  /** The same for two presses of one button. */
  readonly spec: object;
  readonly choice: string | undefined;
  /** Sends it. Called once. */
  readonly start: () => void;
  /** Takes one that was never sent off the lane. */
  readonly withdraw: () => void;
  /** Aborted while a later choice counts. */
  replaced: AbortController;
  isStarted: boolean;
  /** It is in the outbox, which keeps the order of its scope. */
  isHeld: boolean;
  /** The opposite choice before it was never sent: with no effect of its own, there is nothing to send. */
  followsUnsent: boolean;
  /** The outcome of the action before it was not awaited. */
  isStateUnknown: boolean;
}

/** A later choice counts. One that was sent, or is held, ends by itself. */
export function replace(lane: readonly LaneAction[], action: LaneAction): void {
  action.replaced.abort();
  if (lane[0] !== action && !action.isStarted) action.withdraw();
}

/** Makes a choice that may be the one that counts already: replaces those that wait. Returns whether the last action of the lane makes it. */
export function repeatsLast(lane: readonly LaneAction[], { spec, choice }: Pick<LaneAction, 'spec' | 'choice'>): boolean {
  if (choice === undefined) return false;
  for (const waiting of lane.slice(1)) if (waiting.choice === choice) replace(lane, waiting);
  const last = lane.at(-1);
  if (last?.spec !== spec) return false;
  if (last.replaced.signal.aborted) last.replaced = new AbortController();
  return true;
}

/** Appends an action. An unclear outcome of the same choice no longer matters: the next request decides. */
export function enter<Action extends LaneAction>(lane: Action[], action: Action): void {
  const [first] = lane;
  if (first !== undefined && action.choice !== undefined && first.choice === action.choice) replace(lane, first);
  // The order of the outbox is that of the lane.
  if (first?.isHeld === true) action.isHeld = true;
  lane.push(action);
}

/** Starts the first action of a lane; while the outbox holds it also the others, unless an earlier one makes the same choice. */
export function advance(lane: readonly LaneAction[]): void {
  const isHeld = lane[0]?.isHeld === true;
  for (const [index, action] of lane.entries()) {
    if (action.isStarted || (index > 0 && !isHeld)) continue;
    const isChosenBefore = action.choice !== undefined && lane.slice(0, index).some(({ choice }) => choice === action.choice);
    if (isChosenBefore) continue;
    if (index > 0) action.isHeld = true;
    action.isStarted = true;
    action.start();
  }
}

/** Tells the action that replaced this one what it can take for granted. `isUnsent`: no request of this one was made. */
export function handOver(lane: readonly LaneAction[], replaced: LaneAction, isUnsent: boolean): void {
  const next = lane.slice(lane.indexOf(replaced) + 1).find(later => later.choice === replaced.choice);
  if (next === undefined) return;
  if (isUnsent) next.followsUnsent = true;
  else next.isStateUnknown = true;
}
