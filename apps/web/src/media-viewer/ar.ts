/** The texts of the media viewer in Arabic. */
export const mediaAr: Record<string, string> = {
  'media.title': 'الوسائط',
  'media.titleOf': 'الوسائط {index, number} من {count, number}',
  'media.next': 'التالي',
  'media.previous': 'السابق',
  'media.zoomIn': 'تكبير',
  'media.zoomOut': 'تصغير',
  'media.openFile': 'فتح الملف',
  'media.viewPost': 'عرض المنشور',
  'media.failed': 'تعذّر تحميل هذه الصورة.',
  'media.missing': 'هذا المنشور غير متاح.',
  'media.slides': 'كل وسائط المنشور',
  'media.play': 'تشغيل {name}',
  'media.video': 'فيديو',
  'media.audio': 'صوت',
};
