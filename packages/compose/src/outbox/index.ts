/* The outbox of an account: working it, and the notices about it. */
export { useOutboxNotices, type OutboxNotices } from './use-outbox-notices.js';
export { useOutboxWork, type OutboxSession } from './use-outbox-work.js';
