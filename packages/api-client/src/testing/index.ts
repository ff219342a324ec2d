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
