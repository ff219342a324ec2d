import { expect, it } from 'vitest';
import * as entry from './index.js';

it('the public names of the package are these', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "SESSIONS_KEY",
      "ServerAddressError",
      "browserStorage",
      "compareIds",
      "createClient",
      "createDecoding",
      "createSessionStore",
      "createStream",
      "detectFeatures",
      "errorText",
      "isApiError",
      "isServerAddressError",
      "isSessionRefusal",
      "isSignInNeeded",
      "linkTo",
      "memoryStorage",
      "newestFirst",
      "normaliseServer",
      "parseAds",
      "parseRemoteInstance",
      "parseRumbleAds",
      "parseStatus",
      "wireId",
    ]
  `);
});
