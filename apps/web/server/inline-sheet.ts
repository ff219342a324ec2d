import { createHash } from 'node:crypto';

const HEAD_SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>(?=.*<\/head>)/s;

export interface PageWithSheet {
  readonly html: string;
  /** The source that allows the sheet in `style-src`; null where the page has none inside. */
  readonly source: string | null;
}

/**
 * Puts the style sheet of the head into the HTML: the frame is painted without another round trip. The policy allows it by its hash, so that
 * whoever sends this HTML also sends that source. Hosts that serve the built files as they are send the link, and their policy needs nothing.
 *
 * @param read Returns the text of a file of the app; null for one that it does not have.
 */
export function withInlineSheet(html: string, read: (path: string) => string | null): PageWithSheet {
  const [link, path] = HEAD_SHEET.exec(html) ?? [];
  const sheet = path === undefined ? null : read(path);
  // An end tag within the sheet would end it there.
  if (link === undefined || sheet === null || sheet.includes('</')) return { html, source: null };
  const hash = createHash('sha256').update(sheet).digest('base64');
  return { html: html.replace(link, () => `<style>${sheet}</style>`), source: `'sha256-${hash}'` };
}
