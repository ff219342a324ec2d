/* The dialogs of the composer and of the editor of events. An app loads their contents when they open. */
export { ComposeModal, type ComposeModalProps } from './compose-modal.js';
export type { ComposeIntent, EditorState, ComposerState } from './compose-intent.js';
export { EventModal, type EventModalProps } from './event-modal.js';
export { composeModalMessages } from './messages.js';
export { ModalComposerScreen, type ModalComposerScreenProps } from './modal-composer.screen.js';
