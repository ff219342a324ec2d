import { useEffect, useMemo, useState } from 'react';
import { loadCatalogue, type Catalogues } from '../i18n/load-catalogue.js';
import type { Translations } from '../i18n/messages.js';

/**
 * The texts of an element: those of its language, then those of the page. None, which means English, while they load and where they cannot be
 * loaded.
 *
 * @param catalogues Files beside the element, with the texts of this package too. Stable.
 */
export function useElementTexts(locale: string, translations: Translations, catalogues: Catalogues): Translations {
  const included = useIncludedTexts(locale, catalogues);
  const own = useParsedTexts(translations);
  return useMemo(() => ({ ...included, ...own }), [included, own]);
}

function useIncludedTexts(locale: string, catalogues: Catalogues): Translations | undefined {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Translations>>(new Map());
  useEffect(() => {
    loadCatalogue(catalogues, locale).then(
      texts => setLoaded(others => new Map(others).set(locale, texts)),
      () => undefined,
    );
  }, [locale, catalogues]);
  return loaded.get(locale);
}

/** The page's texts. Those that are ICU messages follow once the parser has loaded: the element itself has none (ADR 9). */
function useParsedTexts(translations: Translations): Translations {
  const [parsed, setParsed] = useState<{ of: Translations; texts: Translations } | null>(null);
  const plain = useMemo(() => Object.entries(translations).filter(([, text]) => !isIcu(text)), [translations]);
  const needsParser = plain.length < Object.keys(translations).length;
  useEffect(() => {
    if (!needsParser) return;
    import('../icu/index.js').then(
      ({ parseTranslations }) => setParsed({ of: translations, texts: parseTranslations(translations) }),
      cause => console.error('The translations need icu.js beside the file of the element.', cause),
    );
  }, [translations, needsParser]);
  return useMemo(() => (parsed?.of === translations ? parsed.texts : Object.fromEntries(plain)), [parsed, translations, plain]);
}

function isIcu(text: Translations[string] | undefined): boolean {
  return typeof text === 'string' && /[{}']/.test(text);
}
