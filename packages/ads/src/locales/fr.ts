/** The French texts of this package, keyed `namespace.key`. */
export const fr: Record<string, string> = {
  'ads.sponsoredPost': 'Publication sponsorisée.',
  'ads.options': 'Options de la publicité',
  'ads.why': 'Pourquoi cette publicité ?',
  'ads.fundsTheService': '{siteTitle} affiche des publicités pour financer son service.',
};
