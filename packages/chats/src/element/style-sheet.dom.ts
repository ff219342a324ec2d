import styles from './element.css?inline';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Gives a shadow root the style of the element. A constructed style sheet is no inline style, so it works under `default-src 'self'`. The
 * elements of one document share it.
 */
export function adoptStyles(root: ShadowRoot): void {
  const { ownerDocument } = root;
  const { defaultView } = ownerDocument;
  if (defaultView === null) return;
  let sheet = sheets.get(ownerDocument);
  if (sheet === undefined) {
    sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(styles);
    sheets.set(ownerDocument, sheet);
  }
  root.adoptedStyleSheets = [sheet];
}
