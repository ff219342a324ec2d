/** Items of a list that were chosen for one action. `anchor`: the one that a range begins at. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const noSelection: Selection = { ids: new Set(), anchor: null };

/** Chooses an item, or takes it back. */
export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Chooses the items from the anchor to an item, both included. Without an anchor in the list: the item alone. */
export function extendTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggle(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor };
}

/** Chooses all items that are loaded. */
export const selectAll = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: order[0] ?? null });

/** The chosen items that are still in the list, in its order. */
export const selectedIn = ({ ids }: Selection, order: readonly string[]): string[] => order.filter(id => ids.has(id));
