export { tagMessages } from './messages.js';
export { followTag, tagQuery, unfollowTag } from './tag-actions.data.js';
export { TagButtonsScreen, TagTalkingScreen } from './tag-buttons.screen.js';
