/* The form of an event, and what is sent of it. */
export { EventComposerScreen, type EventComposerScreenProps, type OpenEventDraft } from './event-composer.screen.js';
export { EventEditorScreen, type EventEditorScreenProps } from './event-editor.screen.js';
export { isEmptyEventDraft, type DraftBanner, type EventDraft } from './event-draft.js';
export { useEventOutbox } from './use-event-outbox.js';
