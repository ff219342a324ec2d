/** The Arabic texts of lists of accounts. */
export const ar: Record<string, string> = {
  'accounts.end': 'نهاية القائمة',
  'accounts.olderFailed': 'تعذّر تحميل المزيد من الحسابات.',
};
