export { EventCardScreen, type EventCardScreenProps } from './event-card.screen.js';
export { EventScreen, type EventScreenProps } from './event.screen.js';
export { EventsScreen, type EventsScreenProps } from './events.screen.js';

// Writing
export { EventComposerScreen, type EventComposerScreenProps, type OpenEventDraft } from './editor/event-composer.screen.js';
export { isEmptyEventDraft, type DraftBanner, type EventDraft } from './editor/event-draft.js';
export { useEventOutbox } from './editor/use-event-outbox.js';
