/** Arabic texts of the pages about the server. */
export const ar: Record<string, string> = {
  'about.title': 'عن {siteTitle}',
  'siteLinks.about': 'عن الخادم',
  'about.failed': 'تعذّر تحميل وصف الخادم.',
  'siteLinks.rules': 'القواعد',
  'about.contact': 'الاتصال',
  'about.writeTo': 'راسل {email}',
  'about.documents': 'الوثائق',
  'about.extendedDescription': 'من يدير هذا الخادم',
  'about.privacyPolicy': 'سياسة الخصوصية',
  'about.termsOfService': 'شروط الخدمة',
  'about.users':
    '{count, plural, zero {لا حسابات} one {حساب واحد} two {حسابان} few {{shown} حسابات} many {{shown} حسابًا} other {{shown} حساب}}',
  'about.posts':
    '{count, plural, zero {لا منشورات} one {منشور واحد} two {منشوران} few {{shown} منشورات} many {{shown} منشورًا} other {{shown} منشور}}',
  'about.servers':
    '{count, plural, zero {لا خوادم معروفة} one {خادم معروف واحد} two {خادمان معروفان} few {{shown} خوادم معروفة} many {{shown} خادمًا معروفًا} other {{shown} خادم معروف}}',
  'about.software': 'البرنامج: {version}',
  'siteLinks.announcements': 'الإعلانات',
  'about.announcementsFailed': 'تعذّر تحميل الإعلانات.',
  'about.noAnnouncements': 'لا إعلانات',
  'about.noAnnouncementsText': 'تظهر هنا إعلانات القائمين على خادمك.',
  'about.unread': 'جديد',
  'siteLinks.unreadCount':
    '{count, plural, zero {لا إعلانات جديدة} one {إعلان جديد واحد} two {إعلانان جديدان} few {{count} إعلانات جديدة} many {{count} إعلانًا جديدًا} other {{count} إعلان جديد}}',
  'about.dismiss': 'وضع علامة مقروء',
  'about.dismissFailed': 'تعذّر وضع علامة مقروء على الإعلان.',
  'about.reactionFailed': 'لم يُحفظ تفاعلك.',
  'about.reactions': 'التفاعلات',
  'about.reactWith':
    '{emoji}: {count, plural, zero {{shown} تفاعلات} one {{shown} تفاعل} two {{shown} تفاعلات} few {{shown} تفاعلات} many {{shown} تفاعلًا} other {{shown} تفاعل}}',
  'about.addReaction': 'إضافة {emoji}',
  'about.links': 'روابط {siteTitle}',
  'siteLinks.label': 'عن هذا الخادم',
  'siteLinks.restrictions': 'قيود الاتحاد',
};
