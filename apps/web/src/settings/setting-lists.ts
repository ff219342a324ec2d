import { earlierCommands, renamed } from './earlier-names.js';

/** The usable texts of a list, each once; undefined for anything else. */
export function distinctItems(
  value: unknown,
  { item, most }: { readonly item: RegExp; readonly most: number },
): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const usable = value.filter((text): text is string => typeof text === 'string' && item.test(text));
  return [...new Set(usable)].slice(0, most);
}

/** Lists of a few short texts under their names; anything else is left out. Undefined where there are none at all. */
export function textLists(value: unknown): Record<string, readonly string[]> | undefined {
  if (value === undefined) return undefined;
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.length < 5 && list.every(text => typeof text === 'string' && text.length < 25);
  const named = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
  const lists = named.filter((entry): entry is [string, string[]] => isList(entry[1])).slice(0, 99);
  return renamed(Object.fromEntries(lists), earlierCommands);
}
