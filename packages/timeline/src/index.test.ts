import { expect, it } from 'vitest';
import * as entry from './index.js';

it('the public names of the package are these', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "RefreshButtonScreen",
      "StatusPlaceholders",
      "StatusScreen",
      "ThreadScreen",
      "TimelineProvider",
      "TimelineScreen",
      "bindStatusGc",
      "bindTimelineStream",
      "createPressListener",
      "cursorMessages",
      "defaultTimelineSettings",
      "discardPending",
      "feedCommands",
      "focusCurrentRow",
      "isAssignable",
      "isFeedCommandOffered",
      "isForPage",
      "keysOf",
      "listenLater",
      "pendingStatusId",
      "postStatus",
      "pressFocusedRow",
      "pressedKey",
      "removeFromTimelines",
      "retryPending",
      "runFeedCommand",
      "runFeedPattern",
      "sourceKey",
      "takenBy",
      "timelineKey",
      "timelineQuery",
      "timelinesKey",
      "useRefreshable",
      "useTimelineOptions",
    ]
  `);
});
