export { DomainBlocksScreen } from './domain-blocks.screen.js';
export { safetyPageMessages } from './page-messages.js';
export { RelationshipListScreen, type RelationshipListScreenProps } from './relationship-list.screen.js';
