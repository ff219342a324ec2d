import { expect, it } from 'vitest';
import * as entry from './index.js';

it('the public names of the package are these', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "ApiError",
      "SESSIONS_KEY",
      "ServerAddressError",
      "compareIds",
      "createClient",
      "createDecoding",
      "createSessionStore",
      "createStream",
      "detectFeatures",
      "errorText",
      "isApiError",
      "isServerAddressError",
      "isSignInNeeded",
      "linkTo",
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
