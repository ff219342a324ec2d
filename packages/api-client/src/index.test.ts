import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "HOME_TIMELINE_PATH",
      "SESSIONS_KEY",
      "ServerAddressError",
      "TIMELINE_PAGE_SIZE",
      "browserStorage",
      "chatsOf",
      "compareIds",
      "conversationsOf",
      "createClient",
      "createDecoding",
      "createSessionStore",
      "createStream",
      "detectFeatures",
      "errorText",
      "eventsOf",
      "hasSessionEnded",
      "isApiError",
      "isServerAddressError",
      "isSessionRefusal",
      "isSignInNeeded",
      "isSilenced",
      "knownCounts",
      "linkTo",
      "mediaOf",
      "memoryStorage",
      "newestFirst",
      "normaliseServer",
      "parseAds",
      "parseRemoteInstance",
      "parseRumbleAds",
      "parseStatus",
      "policiesOf",
      "pollsOf",
      "profilesOf",
      "reactionsOf",
      "scheduledStatusesOf",
      "statusWritingOf",
      "wireId",
    ]
  `);
});
