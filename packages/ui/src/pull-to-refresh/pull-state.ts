/** A pull released past this distance refreshes; px by which the content has moved (PTR-02). */
const PULL_THRESHOLD_PX = 67;
/** The content moves at most this far, in px (PTR-02). */
const PULL_MAXIMUM_PX = 95;
/** The finger moves this many times as far as the content (PTR-02). */
const PULL_RESISTANCE = 2;
/** More content is fetched nearer than this to the end, in px (PTR-02). */
const FETCH_MORE_PX = 100;
/** The indicator is opaque once the content has moved this far, in px. */
const INDICATOR_FULL_PX = 65;

/** One pull, from the touch until the content is back in place. `distance`: px by which the content has moved. */
export type PullState =
  | { kind: 'idle' }
  | { kind: 'dragging' | 'threshold-breached'; startY: number; distance: number }
  | { kind: 'refreshing' }
  | { kind: 'back' };

export const idlePull: PullState = { kind: 'idle' };

/** The facts that decide whether a touch may become a pull. All lengths in px. */
export interface TouchFacts {
  /** Fingers on the screen. */
  touches: number;
  /** From the viewport's top to the content's. */
  contentTop: number;
  /** Scroll offset of the scroller. */
  scrollOffset: number;
  /** An element between the touched one and the content can still scroll up. */
  canInnerScrollUp: boolean;
  isModalOpen: boolean;
}

export function canPull({ touches, contentTop, scrollOffset, canInnerScrollUp, isModalOpen }: TouchFacts): boolean {
  return touches === 1 && contentTop >= 0 && scrollOffset <= 0 && !canInnerScrollUp && !isModalOpen;
}

/** A touch at `y` px from the viewport's top that may become a pull. Ignored while a pull or a refresh is in progress. */
export function press(state: PullState, y: number): PullState {
  return state.kind === 'idle' ? { kind: 'dragging', startY: y, distance: 0 } : state;
}

/** The finger moves to `y`. Above its start the pull is cancelled. A breached threshold stays breached until the release. */
export function drag(state: PullState, y: number): PullState {
  if (state.kind !== 'dragging' && state.kind !== 'threshold-breached') return state;
  if (y < state.startY) return idlePull;
  const distance = Math.min((y - state.startY) / PULL_RESISTANCE, PULL_MAXIMUM_PX);
  const kind = state.kind === 'threshold-breached' || distance >= PULL_THRESHOLD_PX ? 'threshold-breached' : 'dragging';
  return { kind, startY: state.startY, distance };
}

/** The finger is lifted. Past the threshold the content refreshes, if it can. */
export function release(state: PullState, canRefresh: boolean): PullState {
  if (state.kind === 'dragging') return state.distance > 0 ? { kind: 'back' } : idlePull;
  if (state.kind === 'threshold-breached') return { kind: canRefresh ? 'refreshing' : 'back' };
  return state;
}

/** The refresh has ended, successfully or not. */
export function settle(state: PullState): PullState {
  return state.kind === 'refreshing' ? { kind: 'back' } : state;
}

/** The content is back in place. */
export function rest(state: PullState): PullState {
  return state.kind === 'back' ? idlePull : state;
}

/** Displacement of the content, in px. */
export function pullOffset(state: PullState): number {
  if (state.kind === 'refreshing') return PULL_THRESHOLD_PX;
  return state.kind === 'dragging' || state.kind === 'threshold-breached' ? state.distance : 0;
}

/** Opacity of the indicator: 0 to 1. */
export function indicatorOpacity(state: PullState): number {
  return Math.min(1, pullOffset(state) / INDICATOR_FULL_PX);
}

/** The state of a scroller, in px. */
interface ScrollState {
  contentHeight: number;
  offset: number;
  viewportHeight: number;
}

export function isNearEnd({ contentHeight, offset, viewportHeight }: ScrollState): boolean {
  return contentHeight - offset - viewportHeight < FETCH_MORE_PX;
}

/** Returns a function that fetches more near the end, one request at a time. */
export function createFetchMore(fetchMore: () => Promise<unknown> | void): (state: ScrollState) => void {
  let isFetching = false;
  return state => {
    if (isFetching || !isNearEnd(state)) return;
    isFetching = true;
    const done = (): void => {
      isFetching = false;
    };
    // The caller shows errors; here they end the request.
    void Promise.resolve(fetchMore()).then(done, done);
  };
}
