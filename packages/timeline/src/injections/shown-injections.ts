import type { Injections } from '../rows/timeline-rows.js';
import { placeInjections, withInjections, type InjectionRule } from './placements.js';
import { readPlacements } from './placements-storage.js';

/** Injections of several kinds, each shown while it has something to show. */
export interface ShownInjections {
  /** Null while no kind has anything to show. */
  injections: Injections | null;
  /** Empty until the rules are known; then fixed. */
  rules: readonly InjectionRule[];
  /** Whether there is something to show in the rows of a kind. Returns whether that changed. */
  setShown(kind: string, isShown: boolean): boolean;
  /** Stores the placements, so that rows are in their places again after a reload. */
  save(): void;
}

/** Creates injections whose placements are read from the storage. @param storage Null: placements last as long as the page. */
export function createShownInjections(name: string, storage: Pick<Storage, 'getItem' | 'setItem'> | null): ShownInjections {
  let latest = readPlacements(attempt(() => storage?.getItem(name) ?? null));
  const kinds = new Set<string>();
  const create = (): Injections => {
    const rules = shown.rules.filter(rule => kinds.has(rule.kind));
    return {
      initialPlacements: () => latest,
      inject(rows, before, inViewIds) {
        const placements = placeInjections(before, rules, rows, inViewIds);
        return { rows: withInjections(placements, rules, rows), placements };
      },
      onPlaced(placements) {
        latest = placements;
      },
    };
  };
  const shown: ShownInjections = {
    injections: null,
    rules: [],
    setShown(kind, isShown) {
      if (kinds.has(kind) === isShown) return false;
      if (isShown) kinds.add(kind);
      else kinds.delete(kind);
      // Another object: the rows are made anew.
      shown.injections = kinds.size === 0 ? null : create();
      return true;
    },
    // The order of all posts is long, and useless to a list that is loaded again.
    save: () => void attempt(() => storage?.setItem(name, JSON.stringify({ ...latest, order: [] })) ?? null),
  };
  return shown;
}

/** Null where storage is denied or full. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
