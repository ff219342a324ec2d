/** A pull this far lets go into a refresh, in px of movement shown (spec 2). */
export const PULL_THRESHOLD_PX = 67;
/** The content moves no further than this, in px (spec 2). */
export const PULL_MAXIMUM_PX = 95;
/** The finger goes this many times as far as the content (spec 2). */
export const PULL_RESISTANCE = 2;
/** Nearer than this to the page's end more is fetched, in px (spec 2). */
export const FETCH_MORE_PX = 100;
/** How far the content has moved, in px, when the indicator is wholly seen. */
const INDICATOR_FULL_PX = 65;

/** One pull, from the finger's touch until the content is back. `distance`: px the content has moved. */
export type PullState =
  | { kind: 'idle' }
  | { kind: 'dragging' | 'threshold-breached'; startY: number; distance: number }
  | { kind: 'refreshing' }
  | { kind: 'back' };

export const idlePull: PullState = { kind: 'idle' };

/** What decides whether a touch may become a pull. All lengths in px. */
export interface TouchFacts {
  /** Fingers on the screen. */
  touches: number;
  /** From the viewport's top to the content's. */
  contentTop: number;
  /** How far the page itself is scrolled. */
  pageScroll: number;
  /** Something between the touched element and the content can still scroll up. */
  canInnerScrollUp: boolean;
  isModalOpen: boolean;
}

export function canPull({ touches, contentTop, pageScroll, canInnerScrollUp, isModalOpen }: TouchFacts): boolean {
  return touches === 1 && contentTop >= 0 && pageScroll <= 0 && !canInnerScrollUp && !isModalOpen;
}

/** A finger at `y` px from the viewport's top, where a pull may begin. What is under way goes on. */
export function press(state: PullState, y: number): PullState {
  return state.kind === 'idle' ? { kind: 'dragging', startY: y, distance: 0 } : state;
}

/** The finger is now at `y`. Above where it began it pulls nothing; once breached the threshold stays so until it lets go. */
export function drag(state: PullState, y: number): PullState {
  if (state.kind !== 'dragging' && state.kind !== 'threshold-breached') return state;
  if (y < state.startY) return idlePull;
  const distance = Math.min((y - state.startY) / PULL_RESISTANCE, PULL_MAXIMUM_PX);
  const kind = state.kind === 'threshold-breached' || distance >= PULL_THRESHOLD_PX ? 'threshold-breached' : 'dragging';
  return { kind, startY: state.startY, distance };
}

/** The finger is gone. A pull that went far enough refreshes, where there is anything to refresh. */
export function release(state: PullState, canRefresh: boolean): PullState {
  if (state.kind === 'dragging') return state.distance > 0 ? { kind: 'back' } : idlePull;
  if (state.kind === 'threshold-breached') return { kind: canRefresh ? 'refreshing' : 'back' };
  return state;
}

/** The refresh has ended, well or not. */
export function settle(state: PullState): PullState {
  return state.kind === 'refreshing' ? { kind: 'back' } : state;
}

/** The content stands where it stood. */
export function rest(state: PullState): PullState {
  return state.kind === 'back' ? idlePull : state;
}

/** How far the content stands from its place, in px. */
export function pullOffset(state: PullState): number {
  if (state.kind === 'refreshing') return PULL_THRESHOLD_PX;
  return state.kind === 'dragging' || state.kind === 'threshold-breached' ? state.distance : 0;
}

/** How much of the indicator is seen: 0 to 1. */
export function indicatorOpacity(state: PullState): number {
  return Math.min(1, pullOffset(state) / INDICATOR_FULL_PX);
}

/** Where a page stands, in px. */
export interface PageFacts {
  scrollHeight: number;
  scrollY: number;
  innerHeight: number;
}

export function isNearEnd({ scrollHeight, scrollY, innerHeight }: PageFacts): boolean {
  return scrollHeight - scrollY - innerHeight < FETCH_MORE_PX;
}

/** Looks whether more is to be fetched: near the end, and not again before what was asked for has settled. */
export function createFetchMore(fetchMore: () => Promise<unknown> | void): (page: PageFacts) => void {
  let isFetching = false;
  return page => {
    if (isFetching || !isNearEnd(page)) return;
    isFetching = true;
    const done = (): void => {
      isFetching = false;
    };
    // Whoever fetches tells of failures; here they only mean that it has ended.
    void Promise.resolve(fetchMore()).then(done, done);
  };
}
