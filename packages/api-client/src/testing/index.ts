export {
  aCard,
  aChat,
  aChatMessage,
  aContext,
  anAccount,
  anAd,
  anAttachment,
  anInstance,
  aPoll,
  aRelationship,
  aScheduledStatus,
  aStatus,
  aTag,
  BUILT_AT,
  someSiteSettings,
} from './builders.js';
export { createFakeStream, flushImmediately, type FakeStream } from './fake-stream.js';

// An outbox of several tabs over one storage
export type { OutboxMessage } from '../outbox/outbox-environment.js';
export { createOutbox } from '../outbox/outbox.js';
export { createMemoryOutboxStorage } from '../outbox/outbox-storage.js';
export { endOf, serverFacts, uploadFile } from '../query/outbox-server.data.js';
// Frames of a server as events of a stream
export { parseStreamFrame } from '../stream-events.js';
