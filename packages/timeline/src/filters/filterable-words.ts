import type { Status } from '@rookery/api-client';

/** Hashtags that the menu of a post offers to filter. */
const MOST_TAGS = 3;
/** A longer selection is no word to filter, in UTF-16 units. */
const LONGEST_SELECTION = 100;

/** The words of a post that can be filtered from its menu: those that are selected, then its hashtags. */
export function filterableWords({ tags }: Pick<Status, 'tags'>, selected: string): string[] {
  const chosen = selected.replaceAll(/\s+/gu, ' ').trim();
  const words = chosen === '' || chosen.length > LONGEST_SELECTION ? [] : [chosen];
  return [...new Set([...words, ...tags.slice(0, MOST_TAGS).map(({ name }) => `#${name}`)])];
}
