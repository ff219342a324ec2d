// Posts
export { Attachment } from './attachment.js';
export { StatusViewer, type StatusViewerProps } from './status-viewer.js';

// Their parts
export { AttachmentPlayer, type AttachmentPlayerProps } from './attachment-player.js';
export { lazyPlayer } from './lazy-player.js';
export { MediaViewer, type MediaViewerProps } from './media-viewer.js';
export { PlayableAttachment, type PlayableAttachmentProps } from './playable-attachment.js';
export { SlidePlayer, type SlidePlayerProps } from './slide-player.js';
export { usePlayerTexts } from './use-player-texts.js';
export { slidesOf, type ShownMedia } from './slides.js';
export { viewedMedia, type Size, type ViewedMedia } from './viewed-media.js';
