import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports the documented names of the keyboard entry', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "createPressListener",
      "hasOpenModal",
      "isAssignable",
      "isForPage",
      "keysOf",
      "pressedKey",
      "recordKey",
      "takenBy",
    ]
  `);
});
