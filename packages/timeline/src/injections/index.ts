export { readPlacements } from './placements-storage.js';
export { noPlacements, placeInjections, withInjections, type InjectionRule } from './placements.js';
export { createShownInjections, type ShownInjections } from './shown-injections.js';
export type { Placement, PlacementState } from '../options/timeline-options.js';
