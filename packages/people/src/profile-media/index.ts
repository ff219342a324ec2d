export { PictureViewerScreen, type PictureViewerScreenProps } from './picture-viewer.screen.js';
export { ProfileMediaGrid, type ProfileMediaGridProps } from './profile-media-grid.screen.js';
export { shownStatusIds } from './shown-media.js';
export { SlideViewerScreen, type SlideViewerScreenProps } from './slide-viewer.screen.js';
