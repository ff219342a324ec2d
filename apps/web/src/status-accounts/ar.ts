/** Arabic texts of the lists of accounts of a post. */
export const ar: Record<string, string> = {
  'statusAccounts.likes': 'الإعجابات',
  'statusAccounts.reposts': 'إعادات النشر',
  'statusAccounts.reactions': 'التفاعلات',
  'statusAccounts.mentions': 'الإشارات',
  'statusAccounts.noLikes': 'لا إعجابات بعد.',
  'statusAccounts.noReposts': 'لا إعادات نشر بعد.',
  'statusAccounts.noReactions': 'لا تفاعلات بعد.',
  'statusAccounts.noMentions': 'لا يشير هذا المنشور إلى أحد.',
  'statusAccounts.likesFailed': 'تعذّر تحميل الإعجابات.',
  'statusAccounts.repostsFailed': 'تعذّر تحميل إعادات النشر.',
  'statusAccounts.reactionsFailed': 'تعذّر تحميل التفاعلات.',
  'statusAccounts.mentionsFailed': 'تعذّر تحميل المنشور.',
  'statusAccounts.moreFailed': 'تعذّر تحميل المزيد من الحسابات.',
  'statusAccounts.all': 'الكل {shown}',
};
