const REPORTED_NAME = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:on\w+|style)(?=\s*=)/gi;

/**
 * Renames scripts, style sheets, `<base>`, event handlers and style attributes in HTML before it is sanitized. This is not a
 * protection: browsers report these against the page's Content-Security-Policy even while parsing an inert document, and such
 * reports would hide real ones.
 */
export function silencePolicyReports(html: string): string {
  if (!/style|script|<base|on\w+\s*=/i.test(html)) return html;
  return html
    .split('<')
    .map((piece, index) => {
      if (index === 0) return piece;
      const end = piece.indexOf('>');
      const tag = end === -1 ? piece : piece.slice(0, end);
      if (!/^\/?[a-z]/i.test(tag)) return piece;
      const renamed = tag
        .replace(/^(\/?)(?:style|script)(?=[\s/]|$)/i, '$1noembed')
        .replace(/^(\/?)base(?=[\s/]|$)/i, '$1wbr')
        .replace(REPORTED_NAME, found => (/^["']/.test(found) ? found : 'data-x'));
      return renamed + piece.slice(tag.length);
    })
    .join('<');
}
