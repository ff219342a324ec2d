/** Arabic. */
export const ar: Record<string, string> = {
  'refresh.refresh': 'تحديث',
};
