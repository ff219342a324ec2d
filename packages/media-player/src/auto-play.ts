/** What of a window decides; the page's own fits. */
export interface AutoPlayWindow {
  matchMedia?(query: string): { readonly matches: boolean };
  readonly navigator?: unknown;
}

/** Says whether anything may begin by itself: not for who wants fewer data, and no film for who wants less motion. */
export function mayPlayByItself(view: AutoPlayWindow, kind: 'video' | 'audio'): boolean {
  const is = (query: string) => view.matchMedia?.(query)?.matches === true;
  const { connection } = (view.navigator ?? {}) as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true || is('(prefers-reduced-data: reduce)')) return false;
  return kind === 'audio' || !is('(prefers-reduced-motion: reduce)');
}
