export { gridTiles } from './grid-rows.js';
export { ProfileMediaGrid, type ProfileMediaGridProps } from './profile-media-grid.screen.js';
export { coverOf, shownStatusIds } from './shown-media.js';
export { useProfileMedia } from './use-profile-media.js';
