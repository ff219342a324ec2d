import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "ComposerScreen",
      "beginDraft",
      "draftOfRecords",
      "hasUnstoredWords",
      "isEmptyDraft",
      "namedLanguages",
      "readDrafts",
      "recordsOfDraft",
      "redraftStart",
    ]
  `);
});
