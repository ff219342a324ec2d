/** The Arabic texts of the moderator's screens. */
export const ar: Record<string, string> = {
  'moderation.title': 'الإشراف',
  'moderation.sections': 'أقسام الإشراف',
  'moderation.reports': 'البلاغات',
  'moderation.accounts': 'الحسابات',
  'moderation.approvals': 'طلبات الانضمام',
  'moderation.announcements': 'الإعلانات',
  'moderation.servers': 'الخوادم',
  'moderation.rules': 'القواعد',
  'moderation.blocks': 'الحظر',
  'moderation.log': 'السجل',
  'moderation.failed': 'تعذر تحميل الإشراف على هذا الخادم.',
  'moderation.noApi': 'لا يتيح هذا الخادم الإشراف للتطبيقات الأخرى.',
  'moderation.noApiText': 'أشرف عليه من موقعه الخاص.',
  'moderation.nothing': 'ليس لدورك ما يفعله هنا.',
};
