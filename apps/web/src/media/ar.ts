/** The texts of films and sounds in posts, in Arabic. */
export const mediaAr: Record<string, string> = {
  'media.play': 'تشغيل: {name}',
  'media.video': 'فيديو',
  'media.audio': 'صوت',
};
