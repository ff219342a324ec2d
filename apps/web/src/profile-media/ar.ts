/** Arabic texts of the media of a profile. */
export const ar: Record<string, string> = {
  'profileMedia.label': 'الوسائط',
  'profileMedia.tile': '{kind, select, image {صورة} gifv {صورة GIF} video {فيديو} audio {صوت} other {ملف}}',
  'profileMedia.tileDescribed':
    '{kind, select, image {صورة} gifv {صورة GIF} video {فيديو} audio {صوت} other {ملف}}: {description}',
  'profileMedia.covered': 'إظهار المحتوى الحساس',
  'profileMedia.underReview': 'محتوى قيد المراجعة',
  'profileMedia.failed': 'تعذر تحميل الوسائط.',
  'profileMedia.offline': 'تعذر تحميل أحدث الوسائط.',
  'profileMedia.tryAgain': 'إعادة المحاولة',
  'profileMedia.loadMissing': 'تحميل الوسائط الناقصة',
};
