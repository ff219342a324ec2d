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
      "feedCommands",
      "focusCurrentRow",
      "focusedParts",
      "hasMissedPosts",
      "isFeedCommandOffered",
      "pendingStatusId",
      "pressFocusedRow",
      "removeFromTimelines",
      "returnToDrafts",
      "runFeedCommand",
      "runFeedPattern",
      "sourceKey",
      "takeBack",
      "timelineKey",
      "timelineQuery",
      "timelinesKey",
      "useAction",
      "useHasPosts",
      "usePendingPosts",
      "useRefreshable",
      "useTimelineOptions",
    ]
  `);
});
