import { expect, it } from 'vitest';
import * as entry from './index.js';

it('the public names of the package are these', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "PAGE_LIMIT",
      "RefreshButtonScreen",
      "StatusPlaceholders",
      "StatusScreen",
      "ThreadScreen",
      "TimelineProvider",
      "TimelineScreen",
      "bindStatusGc",
      "bindTimelineStream",
      "createPressListener",
      "createWindowStore",
      "cursorMessages",
      "defaultTimelineSettings",
      "discardPending",
      "feedCommands",
      "firstPagePath",
      "focusCurrentRow",
      "forgetInTimelines",
      "forgetStoredTimelines",
      "isAssignable",
      "isFeedCommandOffered",
      "isForPage",
      "isServerOrdered",
      "keysOf",
      "listenLater",
      "pendingStatusId",
      "postStatus",
      "pressFocusedRow",
      "pressedKey",
      "retryPending",
      "runFeedCommand",
      "runFeedPattern",
      "sourceName",
      "takenBy",
      "timelineKey",
      "timelineQuery",
      "timelinesKey",
      "useRefreshable",
      "useTimelineOptions",
    ]
  `);
});
