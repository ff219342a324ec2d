/** Arabic texts of suggested profiles. */
export const ar: Record<string, string> = {
  'suggestions.title': 'حسابات مقترحة',
  'suggestions.viewAll': 'عرض الكل',
  'suggestions.follow': 'متابعة',
  'suggestions.unfollow': 'إلغاء المتابعة',
  'suggestions.requested': 'طُلبت المتابعة',
  'suggestions.followName': 'متابعة {name}',
  'suggestions.unfollowName': 'إلغاء المتابعة: {name}',
  'suggestions.requestedName': 'طُلبت المتابعة: {name}',
  'suggestions.dismiss': 'لا تقترح {name}',
  'suggestions.followFailed': 'لم ينجح ذلك.',
  'suggestions.dismissFailed': 'تعذّر حذف الاقتراح.',
  'suggestions.failed': 'تعذّر تحميل الاقتراحات.',
  'suggestions.empty': 'لا اقتراحات الآن. ابحث عن أشخاص أو تصفّح الوسوم الرائجة.',
};
