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
export { anEvent, aPlace } from './events.js';
export { createFakeStream, type FakeStream } from './fake-stream.js';

// An outbox of several tabs over one storage

// Frames of a server as events of a stream
export { parseStreamFrame } from '../stream-events.js';
