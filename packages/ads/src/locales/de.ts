/** The German texts of this package, keyed `namespace.key`. */
export const de: Record<string, string> = {
  'ads.sponsoredPost': 'Gesponserter Beitrag.',
  'ads.options': 'Optionen zur Anzeige',
  'ads.why': 'Warum sehe ich diese Anzeige?',
  'ads.fundsTheService': '{siteTitle} zeigt Anzeigen, um den Dienst zu finanzieren.',
};
