/** What a reader of one list has before them and has had, by row keys. */
export interface Reading {
  /** These rows are in view now. */
  see(keys: readonly string[]): void;
  /** Whether a row was in view in this sitting. */
  isSeen(key: string): boolean;
  /** The row at the top of the view, and the one the cursor is on. */
  hold(keys: readonly (string | null | undefined)[]): void;
  /** Which rows of deleted posts stay: those that are being read when their posts go. The same for the same question. */
  bury(keys: readonly string[]): ReadonlySet<string>;
}

/** Rows in view are read, and so are those that are held. */
export function createReading(): Reading {
  const seen = new Set<string>();
  let inView: readonly string[] = [];
  let held: readonly string[] = [];
  let judged = new Set<string>();
  let buried: ReadonlySet<string> = new Set();
  return {
    see(keys) {
      inView = keys;
      for (const key of keys) seen.add(key);
    },
    isSeen: key => seen.has(key),
    hold(keys) {
      held = keys.flatMap(key => key ?? []);
    },
    bury(keys) {
      const standing = keys.filter(key => (judged.has(key) ? buried.has(key) : held.includes(key) || inView.includes(key)));
      judged = new Set(keys);
      if (standing.length !== buried.size || standing.some(key => !buried.has(key))) buried = new Set(standing);
      return buried;
    },
  };
}
