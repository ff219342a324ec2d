export { DomainBlocksScreen } from './domain-blocks.screen.js';
export { safetyPageMessages } from './page-messages.js';
export { BlockButton, MuteButton, RequestButtons, type RequestAnswer, type RequestButtonsProps } from './relationship-buttons.js';
export { relationshipLists } from './relationship-lists.data.js';
