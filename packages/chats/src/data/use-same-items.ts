import { useState } from 'react';

/** The list of before while the items are the same. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [before, setBefore] = useState(items);
  if (items.length === before.length && items.every((item, index) => item === before[index])) return before;
  setBefore(items);
  return items;
}
