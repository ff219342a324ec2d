import { parse } from '@formatjs/icu-messageformat-parser';
import type { MessageSource, Translations } from '../i18n/messages.js';

/**
 * Parses the ICU messages of a translation, for `MessagesProvider`, which has no parser of its own. A message that does not parse stays as
 * it is: its English text is shown, and the console says why.
 */
export function parseTranslations(translations: Translations): Translations {
  return Object.fromEntries(Object.entries(translations).map(([key, source]) => [key, parsed(source)]));
}

function parsed(source: MessageSource): MessageSource {
  if (typeof source !== 'string' || !/[{}']/.test(source)) return source;
  try {
    return parse(source, { ignoreTag: true });
  } catch {
    return source;
  }
}
