/* The media of posts and of messages in full screen: one file. */
export { ChatViewer } from './chat-viewer.js';
export { MediaViewerScreen } from './media-viewer.screen.js';
