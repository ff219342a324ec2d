/** Whether the reader asks for less motion: in the app's settings (`data-motion="reduce"` on the root element) or in the system. */
export function prefersReducedMotion(): boolean {
  if (globalThis.document?.documentElement.dataset['motion'] === 'reduce') return true;
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
