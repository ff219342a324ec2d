export { readPlacements } from './placements-storage.js';
export {
  noPlacements,
  placeInjections,
  withInjections,
  type InjectionRule,
  type Placement,
  type PlacementState,
} from './placements.js';
