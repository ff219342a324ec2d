const STYLE_ID = 'react-aria-pressable-style';

/**
 * Keeps React Aria from adding a style element to the page, which a Content-Security-Policy without 'unsafe-inline' refuses. Its rule is in
 * `base.css`.
 */
export function keepPressableStyleOut(page: Document): void {
  if (page.getElementById(STYLE_ID) !== null) return;
  const mark = page.createElement('meta');
  mark.id = STYLE_ID;
  page.head.append(mark);
}
