const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives a shadow root a style. A constructed style sheet is no inline style, so it works under `default-src 'self'`. The elements of one
 * document share the sheet of a style.
 */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  if (defaultView === null) return;
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  let sheet = known.get(styles);
  if (sheet === undefined) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(styles);
    known.set(styles, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
