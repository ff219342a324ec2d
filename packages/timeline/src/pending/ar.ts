/** Arabic texts of posts on their way. */
export const ar: Record<string, string> = {
  'pending.sending': 'جارٍ الإرسال…',
  'pending.failed': 'لم يُرسَل هذا المنشور.',
  'pending.retry': 'أعد المحاولة',
  'pending.discard': 'تجاهل',
};
