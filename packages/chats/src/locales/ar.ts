/** The Arabic texts of this package, keyed `namespace.key`. */
export const ar: Record<string, string> = {
  'chatLog.log': 'الرسائل',
  'chatLog.gap': 'حمّل الرسائل الناقصة',
  'chatLog.loading': 'جارٍ التحميل…',
  'chatLog.sending': 'جارٍ الإرسال…',
};
