import { leaveLayers } from '@rookery/ui';
import { viewerState } from './viewer-location.js';

/** Calls `then` on the page itself: first leaves the layers over it, the media viewer included. ADR 28 */
export function fromPage(then: () => void): void {
  leaveLayers(then, () => {
    const state: unknown = window.history.state;
    return Number(typeof state === 'object' && state !== null && 'usr' in state && viewerState(state.usr) !== null);
  });
}
