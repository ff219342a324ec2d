/** The part of `Window` that preferences are read from. */
interface PreferencesWindow {
  matchMedia?(query: string): { readonly matches: boolean };
  readonly navigator?: unknown;
}

function matches(view: PreferencesWindow, query: string): boolean {
  return view.matchMedia?.(query)?.matches === true;
}

/** True when the user prefers reduced motion. */
export function prefersReducedMotion(view: PreferencesWindow): boolean {
  return matches(view, '(prefers-reduced-motion: reduce)');
}

/** True when the user prefers to save data. */
function prefersReducedData(view: PreferencesWindow): boolean {
  const { connection } = (view.navigator ?? {}) as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matches(view, '(prefers-reduced-data: reduce)');
}

/** True when autoplay respects the user's preferences: nothing with reduced data, no video with reduced motion. */
export function mayAutoplay(view: PreferencesWindow, kind: 'video' | 'audio'): boolean {
  return !prefersReducedData(view) && (kind === 'audio' || !prefersReducedMotion(view));
}
