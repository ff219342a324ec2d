import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports the documented names of the list entry', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "ItemList",
      "MAX_ROWLESS_PAGES",
      "ScrollArea",
      "ScrollerProvider",
      "VirtualList",
      "createScrollMemory",
      "elementScroller",
      "feedPatternMove",
      "resolvePosition",
      "useListCursor",
      "useRowsInView",
      "useScrollDirection",
      "useScrollRestoration",
      "useScrollZone",
      "useScroller",
      "windowScroller",
    ]
  `);
});
