/** Arabic texts of the keys of a feed. */
export const ar: Record<string, string> = {
  'cursor.next': 'الصف التالي',
  'cursor.previous': 'الصف السابق',
  'cursor.open': 'فتح المنشور',
  'cursor.reply': 'رد',
  'cursor.favourite': 'إعجاب',
  'cursor.reblog': 'إعادة نشر',
  'cursor.mention': 'ذكر الكاتب',
  'cursor.openAuthor': 'الذهاب إلى ملف الكاتب',
  'cursor.toggleText': 'إظهار النص خلف التحذير أو إخفاؤه',
  'cursor.toggleMedia': 'إظهار الوسائط أو إخفاؤها',
  'cursor.openMedia': 'فتح الوسائط',
  'cursor.react': 'تفاعل',
  'cursor.patternNext': 'الصف التالي، داخل القائمة',
  'cursor.patternPrevious': 'الصف السابق، داخل القائمة',
  'cursor.patternFirst': 'الصف الأول، ومرة أخرى: الخروج إلى ما قبل القائمة',
  'cursor.patternLast': 'الصف الأخير، ومرة أخرى: الخروج إلى ما بعد القائمة',
};
