/** Arabic. */
export const ar: Record<string, string> = {
  'place.pages': 'الصفحات',
  'place.page': 'الصفحة {number, number}',
  'place.newer': 'الأحدث',
  'place.older': 'الأقدم',
  'place.olderFailed': 'تعذّر تحميل المنشورات الأقدم.',
  'place.continueHere': 'تابع من حيث توقفت على جهاز آخر',
  'place.notNow': 'ابقَ هنا',
};
