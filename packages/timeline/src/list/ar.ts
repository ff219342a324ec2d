/** Arabic texts of lists. */
export const ar: Record<string, string> = {
  'list.label': 'المنشورات',
  'list.loading': 'جارٍ التحميل…',
  'list.loadMore': 'تحميل المزيد',
  'list.newPosts':
    '{count, plural, zero {لا منشورات جديدة} one {اضغط لرؤية منشور جديد} two {اضغط لرؤية منشورين جديدين} few {اضغط لرؤية # منشورات جديدة} many {اضغط لرؤية # منشورًا جديدًا} other {اضغط لرؤية # منشور جديد}}',
  'list.newPostsAnnounced':
    '{count, plural, zero {لا منشورات جديدة} one {منشور جديد} two {منشوران جديدان} few {# منشورات جديدة} many {# منشورًا جديدًا} other {# منشور جديد}}',
  'list.gap': 'حمّل ما بين {older} و{newer}',
  'list.gapWithinMinute': 'حمّل ما ينقص عند {time}',
  'list.gapFailed': 'تعذّر تحميل هذه المنشورات. اضغط للمحاولة مجددًا.',
  'list.gapNewer': 'تحميل المزيد، الأحدث أولًا',
  'list.gapOlder': 'تحميل المزيد، الأقدم أولًا',
  'list.seenReposted':
    '{others, plural, =0 {سبق أن رأيته · أعاد نشره {name}} one {سبق أن رأيته · أعاد نشره {name} وشخص آخر} two {سبق أن رأيته · أعاد نشره {name} وشخصان آخران} few {سبق أن رأيته · أعاد نشره {name} و# آخرون} many {سبق أن رأيته · أعاد نشره {name} و# آخر} other {سبق أن رأيته · أعاد نشره {name} و# آخرين}}',
  'list.seenAgain': 'سبق أن رأيته',
  'list.showReblogs': 'إظهار',
  'list.collapseReblogs': 'طي',
  'list.deleted': 'حُذف هذا المنشور.',
  'list.preparing': 'يجري إعداد صفحتك الرئيسية!',
  'list.preparingList': 'يجري إعداد هذه القائمة!',
  'list.failed': 'تعذّر تحميل هذه المنشورات.',
  'list.olderFailed': 'تعذّر تحميل المنشورات الأقدم.',
  'list.offline': 'تعذّر تحميل المنشورات الجديدة.',
  'list.tryAgain': 'حاول مجددًا',
  'list.end': 'وصلت إلى النهاية.',
  'list.empty': 'لا توجد منشورات هنا بعد.',
  'list.emptyHome': 'أنت لا تتابع أحدًا بعد',
  'list.emptyHomeHint': 'تابع أشخاصًا لتظهر منشوراتهم هنا.',
  'list.emptyRemote': 'لا منشورات من {instance} بعد. تابع شخصًا هناك لتراها.',
};
