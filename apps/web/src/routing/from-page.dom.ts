import { leaveLayers } from '@rookery/ui';
import { viewerState } from './viewer-location.js';

/** Calls `then` on the page itself: first leaves the layers over it, the media viewer included. ADR 16 */
export function fromPage(then: () => void): void {
  leaveLayers(then, () => {
    const state: unknown = window.history.state;
    return Number(typeof state === 'object' && state !== null && 'usr' in state && viewerState(state.usr) !== null);
  });
}

/** Goes back, or to Home from the first page of the visit: going back from there would leave the app. */
export function leavePage(navigate: { (to: string): unknown; (delta: number): unknown }): void {
  const state: unknown = window.history.state;
  const isFirst = typeof state !== 'object' || state === null || !('idx' in state) || state.idx === 0;
  void (isFirst ? navigate('/') : navigate(-1));
}
