import { useContext } from 'react';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { LayerContainerContext } from './layer-container.js';

/** The prop of React Aria's overlays that mounts them in the nearest `LayerContainer`. */
export function useLayerPlace(): { UNSTABLE_portalContainer?: HTMLElement } {
  const container = useContext(LayerContainerContext);
  if (container === null) return {};
  // React Aria finds focus and events in shadow roots only with this flag, which is for the whole page.
  if (container.getRootNode() instanceof ShadowRoot) enableShadowDOM();
  return { UNSTABLE_portalContainer: container };
}
