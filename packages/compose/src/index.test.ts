import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "ComposerScreen",
      "MediaPreview",
      "beginDraft",
      "distinctLanguages",
      "hasUnstoredWords",
      "kindOfItem",
      "namedLanguages",
      "readDrafts",
      "redraftStart",
    ]
  `);
});
