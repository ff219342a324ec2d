/* What happens to the outbox of an account: it is worked, and notices tell of it. */
export { useOutboxNotices, type OutboxNotices } from './use-outbox-notices.js';
export { useOutboxWork, type OutboxSession } from './use-outbox-work.js';
