import { useEffect, useLayoutEffect, useState } from 'react';
import { createListCursor, type CursorList, type ListCursor } from './list-cursor.dom.js';

const NO_KEYS: readonly string[] = [];

/** The reader's cursor in a list, and the keys of the rows it keeps mounted: pass them to the list as `keepMountedKeys`. */
export function useListCursor(list: CursorList): { cursor: ListCursor; keptKeys: readonly string[] } {
  const [keptKeys, setKeptKeys] = useState(NO_KEYS);
  const [cursor] = useState(() =>
    createListCursor(list, key => setKeptKeys(keys => (keys[0] === (key ?? undefined) ? keys : key === null ? NO_KEYS : [key]))),
  );
  useLayoutEffect(() => cursor.update(list));
  useEffect(() => () => cursor.dispose(), [cursor]);
  return { cursor, keptKeys };
}
