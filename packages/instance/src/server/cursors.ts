/**
 * Internal ids of list entries (favourites, bookmarks, followers). They differ from the ids of the listed entities, so a
 * client must follow the Link header. Numbers ascend in the order of addition and survive removals around them.
 */
export interface Cursors {
  /** Numbers the entries of a list. `ids` are in the order of addition. */
  number(list: string, ids: Iterable<string>): { id: string; number: number }[];
  clear(): void;
}

const FIRST_NUMBER = 20_011;

export function createCursors(): Cursors {
  const lists = new Map<string, { numbers: Map<string, number>; next: number }>();
  return {
    number(list, ids) {
      const known = lists.get(list) ?? { numbers: new Map<string, number>(), next: FIRST_NUMBER };
      const numbers = new Map<string, number>();
      const entries: { id: string; number: number }[] = [];
      let previous = 0;
      for (const id of ids) {
        let number = known.numbers.get(id);
        if (number === undefined || number <= previous) {
          number = known.next;
          known.next += 3;
        }
        previous = number;
        numbers.set(id, number);
        entries.push({ id, number });
      }
      lists.set(list, { numbers, next: known.next });
      return entries;
    },
    clear() {
      lists.clear();
    },
  };
}
