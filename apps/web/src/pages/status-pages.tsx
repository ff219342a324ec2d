/* The pages of a post or an event, and of what answers it: one file. */
export { EventPage } from './event-page.js';
export { EventsPage } from './events-page.js';
export { QuotesPage } from './quotes-page.js';
export { ThreadPage } from './thread-page.js';
