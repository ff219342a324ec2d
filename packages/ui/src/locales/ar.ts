/** Arabic. */
export const ar: Record<string, string> = {
  'ui.now': 'الآن',
  'ui.seconds': '{count, number}ث',
  'ui.minutes': '{count, number}د',
  'ui.hours': '{count, number}س',
  'ui.days': '{count, number}ي',
  'ui.loading': 'جارٍ التحميل…',
  'ui.loadMore': 'تحميل المزيد',
  'ui.tryAgain': 'أعد المحاولة',
  'ui.signInNeeded': 'سجّل الدخول لرؤية هذا',
  'ui.signInNeededWhy': 'لا يعرضه هذا الخادم إلا لمن سجّل الدخول.',
  'ui.logIn': 'تسجيل الدخول',
  'ui.verified': 'حساب موثّق',
  'ui.partFailed': 'تعذّر التحميل. تحقّق من الاتصال ثم حاول مجددًا.',
  'ui.close': 'إغلاق',
  'ui.notifications': 'رسائل',
  'ui.talking':
    '{count, plural, zero {لا أحد يتحدث} one {شخص واحد يتحدث} two {شخصان يتحدثان} few {{shortCount} أشخاص يتحدثون} many {{shortCount} شخصًا يتحدثون} other {{shortCount} شخص يتحدثون}}',
  'dateTime.date': 'التاريخ',
  'dateTime.time': 'الوقت',
};
