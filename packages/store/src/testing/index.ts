// An outbox of several tabs over one storage
export type { OutboxMessage } from '../outbox/outbox-environment.js';
export { createOutbox } from '../outbox/outbox.js';
export { createMemoryOutboxStorage } from '../outbox/outbox-storage.js';
export { endOf, serverFacts, uploadFile } from '../outbox/outbox-server.data.js';
export { flushImmediately } from './flush-immediately.js';
