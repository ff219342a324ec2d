export { EventCardScreen, type EventCardScreenProps } from './event-card.screen.js';
export { EventScreen, type EventScreenProps } from './event.screen.js';
export { EventsScreen, type EventsScreenProps } from './events.screen.js';
