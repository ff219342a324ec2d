/**
 * The locale in which dates, hours and numbers are written: the first of the reader's languages that is the language of the texts, so that
 * English texts have the dates of `en-GB` for a reader from there. A locale that names a region itself is kept.
 *
 * An hour cycle that the reader has chosen can be a part of the result (`en-GB-u-hc-h12`): every formatter follows it.
 *
 * @param locale BCP 47, of the texts.
 * @param languages BCP 47, the most wanted first; malformed ones count as absent.
 */
export function formattingLocale(locale: string, languages: readonly string[]): string {
  const own = parsed(locale);
  if (own === null || own.region !== undefined) return locale;
  const found = languages.find(each => {
    const other = parsed(each);
    if (other?.language !== own.language || (own.script !== undefined && other.script !== own.script)) return false;
    return Intl.DateTimeFormat.supportedLocalesOf(each).length > 0;
  });
  return found ?? locale;
}

function parsed(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
