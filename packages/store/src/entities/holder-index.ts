/**
 * Which statuses hold which: ids of the reblogs and quotes of a status, by its id. Searching all entries instead would make every page of a
 * list slower as the list grows. The index only says where to look; the entries decide who holds what.
 */
export interface HolderIndex {
  add(heldId: string, holderId: string): void;
  /** The ids of the known holders of a status. */
  of(heldId: string): readonly string[];
  /** Drops the holders that are no longer known. */
  prune(isKnown: (statusId: string) => boolean): void;
}

export function createHolderIndex(): HolderIndex {
  const holderIds = new Map<string, Set<string>>();
  return {
    add(heldId, holderId) {
      const known = holderIds.get(heldId);
      if (known) known.add(holderId);
      else holderIds.set(heldId, new Set([holderId]));
    },
    of: heldId => [...(holderIds.get(heldId) ?? [])],
    prune(isKnown) {
      for (const [heldId, ids] of holderIds) {
        for (const id of ids) if (!isKnown(id)) ids.delete(id);
        if (ids.size === 0) holderIds.delete(heldId);
      }
    },
  };
}
