import type { PlayerTexts } from '../texts.js';

const failures = {
  network: 'انقطع الاتصال.',
  decode: 'هذا الملف تالف.',
  unsupported: 'لا يمكن تشغيل هذا الملف.',
};

/** The texts in Arabic. */
export const arabicTexts: PlayerTexts = {
  locale: 'ar',
  video: 'فيديو',
  audio: 'صوت',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  replay: 'التشغيل من جديد',
  mute: 'كتم الصوت',
  unmute: 'إلغاء كتم الصوت',
  volume: 'مستوى الصوت',
  volumeValue: (percent, isMuted) => (isMuted ? `${percent}، مكتوم` : percent),
  seek: 'الوقت',
  position: (time, total) => `${time} من ${total}`,
  live: 'مباشر',
  captions: 'التسميات التوضيحية',
  captionsOff: 'بدون',
  captionSize: 'حجم التسميات',
  small: 'صغير',
  normal: 'عادي',
  large: 'كبير',
  captionBackground: 'خلفية التسميات',
  shaded: 'مظللة',
  solid: 'معتمة',
  none: 'بدون خلفية',
  settings: 'إعدادات التشغيل',
  speed: 'السرعة',
  speedValue: rate => `${rate}×`,
  quality: 'الجودة',
  automatic: 'تلقائية',
  enterPictureInPicture: 'صورة داخل صورة',
  leavePictureInPicture: 'إنهاء صورة داخل صورة',
  enterFullscreen: 'ملء الشاشة',
  leaveFullscreen: 'الخروج من ملء الشاشة',
  download: 'تنزيل',
  loading: 'جارٍ التحميل',
  failure: kind => failures[kind],
  retry: 'حاول مرة أخرى',
  sensitive: 'محتوى حساس',
  show: 'إظهار',
  hide: 'إخفاء',
  trackNumber: number => `المسار ${number}`,
  playingElsewhere: 'يُشغَّل في المشغّل الصغير',
  returnHere: 'العودة إلى هنا',
  close: 'إغلاق',
  keepInPlace: 'لا تتبعني',
};

/** Under the namespace of the app's other translations the players have none: their texts are given as one object. */
export const ar: Readonly<Record<string, string>> = {};
