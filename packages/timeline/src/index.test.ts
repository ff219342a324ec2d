import { expect, it } from 'vitest';
import * as entry from './index.js';

it('the public names of the package are these', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "Blurhash",
      "MediaPicture",
      "RefreshButtonScreen",
      "Status",
      "StatusPlaceholders",
      "StatusScreen",
      "ThreadScreen",
      "Timeline",
      "TimelineProvider",
      "TimelineScreen",
      "bindStatusGc",
      "bindTimelineStream",
      "cursorMessages",
      "defaultTimelineSettings",
      "feedCommands",
      "focusCurrentRow",
      "focusedParts",
      "galleryAttachments",
      "hasMissedPosts",
      "isFeedCommandOffered",
      "isMediaCovered",
      "pendingStatusId",
      "pressFocusedRow",
      "removeFromTimelines",
      "returnToDrafts",
      "runFeedCommand",
      "runFeedPattern",
      "sourceKey",
      "statusFacts",
      "takeBack",
      "timelineKey",
      "timelineList",
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
