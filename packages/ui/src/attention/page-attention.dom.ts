/** Whether the person looks at the page: it is visible and has the focus. */
export const hasAttention = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Notifies the listener when that may have changed. Returns an unsubscribe function. */
export function subscribeToAttention(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
  };
}
