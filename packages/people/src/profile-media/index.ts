export { ProfileMediaGrid, type ProfileMediaGridProps } from './profile-media-grid.screen.js';
export { shownStatusIds } from './shown-media.js';
export { useProfileSlides, type PostSlide } from './use-profile-slides.js';
