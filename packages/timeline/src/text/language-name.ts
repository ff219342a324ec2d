/** Own names of languages for which browsers have none. */
const ownNames: ReadonlyMap<string, string> = new Map([['sc', 'sardu']]);

/** A language tag in the form in which tags are compared: `EN_us` is `en-us`. */
export const languageKey = (tag: string): string => tag.trim().toLowerCase().replaceAll('_', '-');

/** Names languages in the language of the interface; null for a tag that names none: a server may write any words there. */
export function languageNamer(locale: string): (tag: string) => string | null {
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
  return tag => {
    const key = languageKey(tag);
    try {
      return names.of(key) ?? ownNames.get(key) ?? null;
    } catch {
      return null;
    }
  };
}
