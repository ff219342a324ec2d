import { layerDepth } from '@rookery/ui';
import { viewerState } from './viewer-location.js';

/** Leaves the layers over the page, then calls `then`: a page that is opened from a layer does not lead back to it. ADR 28 */
export function leaveLayers(then: () => void): void {
  const state: unknown = window.history.state;
  const hasViewer = typeof state === 'object' && state !== null && 'usr' in state && viewerState(state.usr) !== null;
  const depth = layerDepth(state) + Number(hasViewer);
  if (depth === 0) {
    then();
    return;
  }
  // In a task of its own: the router and the layers have then followed.
  window.addEventListener('popstate', () => setTimeout(then), { once: true });
  window.history.go(-depth);
}
