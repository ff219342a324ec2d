import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "ComposerScreen",
      "MediaPreview",
      "beginDraft",
      "hasUnstoredWords",
      "kindOfItem",
      "readDrafts",
      "redraftStart",
    ]
  `);
});
