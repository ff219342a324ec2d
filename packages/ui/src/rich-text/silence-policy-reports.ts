const QUIET_NAME = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:on\w+|style)(?=\s*=)/gi;

/**
 * HTML whose scripts, style sheets, base addresses, handlers and style attributes have other names. This protects nobody, the sanitiser
 * does: browsers report those against the page's policy even while parsing for a document without scripts, and such
 * reports would hide a real one.
 */
export function quieten(html: string): string {
  if (!/style|script|<base|on\w+\s*=/i.test(html)) return html;
  return html
    .split('<')
    .map((piece, index) => {
      if (index === 0) return piece;
      const end = piece.indexOf('>');
      const tag = end === -1 ? piece : piece.slice(0, end);
      if (!/^\/?[a-z]/i.test(tag)) return piece;
      const quiet = tag
        .replace(/^(\/?)(?:style|script)(?=[\s/]|$)/i, '$1noembed')
        .replace(/^(\/?)base(?=[\s/]|$)/i, '$1wbr')
        .replace(QUIET_NAME, found => (/^["']/.test(found) ? found : 'data-x'));
      return quiet + piece.slice(tag.length);
    })
    .join('<');
}
