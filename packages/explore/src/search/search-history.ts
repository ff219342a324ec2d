/** Searches that are kept; the oldest is dropped for a new one. */
export const RECENT_SEARCHES_LIMIT = 10;

/** The searches with a new one in front. Words that differ in case alone are one search; without words nothing changes. */
export function addSearch(searches: readonly string[], words: string): readonly string[] {
  const trimmed = words.trim();
  return trimmed === '' ? searches : [trimmed, ...removeSearch(searches, trimmed)].slice(0, RECENT_SEARCHES_LIMIT);
}

export function removeSearch(searches: readonly string[], words: string): string[] {
  return searches.filter(kept => kept.toLowerCase() !== words.toLowerCase());
}

/** Parses the stored text. Damaged text has no searches. */
export function readSearches(stored: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(parsed)) return [];
    return parsed.filter(words => typeof words === 'string' && words.trim() !== '').slice(0, RECENT_SEARCHES_LIMIT) as string[];
  } catch {
    return [];
  }
}
