import { useCallback, useMemo, useState } from 'react';
import { extendTo, noSelection, selectAll, selectedIn, toggle } from './selection.js';

/** The chosen items of a list, for one action on all of them. Each callback is stable while the list is the same. */
export function useSelection(order: readonly string[]) {
  const [selection, setSelection] = useState(noSelection);
  return {
    /** In the order of the list. */
    selected: useMemo(() => selectedIn(selection, order), [selection, order]),
    /** `isRange`: with all items since the one chosen last. */
    onSelect: useCallback(
      (id: string, isRange: boolean) => setSelection(before => (isRange ? extendTo(before, id, order) : toggle(before, id))),
      [order],
    ),
    onSelectAll: useCallback(() => setSelection(selectAll(order)), [order]),
    onClear: useCallback(() => setSelection(noSelection), []),
  };
}
