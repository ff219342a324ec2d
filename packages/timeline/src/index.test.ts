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
      "cursorMessages",
      "defaultTimelineSettings",
      "discardPending",
      "feedCommands",
      "focusCurrentRow",
      "hasMissedPosts",
      "isFeedCommandOffered",
      "pendingStatusId",
      "postStatus",
      "pressFocusedRow",
      "removeFromTimelines",
      "retryPending",
      "runFeedCommand",
      "runFeedPattern",
      "sourceKey",
      "timelineKey",
      "timelineQuery",
      "timelinesKey",
      "useFollow",
      "useHasPosts",
      "useRefreshable",
      "useTimelineOptions",
    ]
  `);
});
