import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "QUEUE_LIMIT",
      "TAIL_LIMIT",
      "WINDOW_ENTRIES",
      "addPending",
      "appendOlder",
      "confirmPending",
      "emptyList",
      "endIfRepeated",
      "fillGap",
      "flushQueue",
      "fullListOf",
      "hasUncountedItems",
      "isSortable",
      "itemEntry",
      "itemIds",
      "itemsToRemove",
      "listWindow",
      "loadedInServerOrder",
      "markStale",
      "mergeNewest",
      "mergeServerOrder",
      "missingItems",
      "queuedCount",
      "reachesKnown",
      "receive",
      "receiveAll",
      "receiveOwn",
      "releaseUnmatched",
      "removeItem",
      "removeItems",
      "renewItems",
      "replaceWithTombstones",
      "requestGapPage",
      "restoreItems",
      "trimTail",
      "withdrawPending",
    ]
  `);
});
