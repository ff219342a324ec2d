/** The Spanish texts of this package, keyed `namespace.key`. */
export const es: Record<string, string> = {
  'ads.sponsoredPost': 'Publicación patrocinada.',
  'ads.options': 'Opciones del anuncio',
  'ads.why': '¿Por qué veo este anuncio?',
  'ads.fundsTheService': '{siteTitle} muestra anuncios para ayudar a financiar nuestro servicio.',
};
