// An outbox of several tabs over one storage
export type { OutboxMessage } from '../outbox/outbox-environment.js';
export { createOutbox } from '../outbox/outbox.js';
export { createMemoryOutboxStorage } from '../outbox/outbox-storage.js';
export { endOf, serverFacts, uploadFile } from '../outbox/outbox-server.data.js';
export { flushImmediately } from './flush-immediately.js';

// Drafts of posts, and the records that they are sent as
export { aDraft as anEmptyDraft, aPart as anEmptyPart, aPicture, ids } from './drafts.js';
export { aDraft, aPart, recordsOf } from './a-draft.js';
