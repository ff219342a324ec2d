/** The texts of the media viewer in Arabic. */
export const viewerAr: Record<string, string> = {
  'viewer.title': 'الوسائط',
  'viewer.titleOf': 'الوسائط {index, number} من {count, number}',
  'viewer.next': 'التالي',
  'viewer.previous': 'السابق',
  'viewer.zoomIn': 'تكبير',
  'viewer.zoomOut': 'تصغير',
  'viewer.openFile': 'فتح الملف',
  'viewer.viewPost': 'عرض المنشور',
  'viewer.failed': 'تعذّر تحميل هذه الصورة.',
  'viewer.missing': 'هذا المنشور غير متاح.',
  'viewer.slides': 'كل وسائط المنشور',
};
