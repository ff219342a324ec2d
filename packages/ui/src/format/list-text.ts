/** Items in one line, as the language lists them: names and titles, or the parts of a length (`unit`). */
export function listText(items: readonly string[], locale: string, type: 'conjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'long' : 'narrow' }).format(items);
}
