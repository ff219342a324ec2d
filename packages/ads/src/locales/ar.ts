/** The Arabic texts of this package, keyed `namespace.key`. */
export const ar: Record<string, string> = {
  'ads.sponsoredPost': 'منشور مموَّل.',
  'ads.options': 'خيارات الإعلان',
  'ads.why': 'لماذا أرى هذا الإعلان؟',
  'ads.fundsTheService': 'يعرض {siteTitle} إعلانات للمساعدة في تمويل خدمتنا.',
};
