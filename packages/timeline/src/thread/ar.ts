/** Arabic texts of threads. */
export const ar: Record<string, string> = {
  'thread.label': 'سلسلة المنشورات',
  'thread.loading': 'جارٍ التحميل…',
  'thread.unavailable': 'منشور واحد أو أكثر غير متاح.',
  'thread.notFoundTitle': 'لم يُعثر على المنشور',
  'thread.notFoundText': 'ربما حُذف، أو قد لا يُسمح لك برؤيته.',
  'thread.failedTitle': 'عذرًا!',
  'thread.failedText': 'حدث خلل في الشبكة.',
  'thread.contextFailedTitle': 'لم تُحمَّل الردود.',
  'thread.joinTitle': 'واصل المحادثة',
  'thread.joinText': 'انضمّ لتردّ وتتابع الآخرين وتنشر منشوراتك.',
  'thread.logIn': 'تسجيل الدخول',
  'thread.signUp': 'إنشاء حساب',
};
