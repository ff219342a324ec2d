export { tagMessages } from './messages.js';
export { followTag, tagQuery, unfollowTag } from './tag-actions.data.js';
export { choiceQuery, readChoice, type TagChoice } from './tag-choice.js';
export { TagHead, type TagHeadProps } from './tag-head.js';
export { TagButtonsScreen, TagTalkingScreen } from './tag-buttons.screen.js';
