import type { PromoItem } from '@rookery/api-client';

/** The text of a promoted link in the language of the interface: of the whole tag, of the language alone, or the one for all. */
export function promoText({ text, textLocales, url }: Pick<PromoItem, 'text' | 'textLocales' | 'url'>, locale: string): string {
  const byTag = new Map([...textLocales].map(([tag, words]) => [tag.replace('_', '-').toLowerCase(), words]));
  const tag = locale.toLowerCase();
  const [language = tag] = tag.split('-');
  return byTag.get(tag) || byTag.get(language) || text || url;
}
