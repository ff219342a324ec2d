/*
 * Browsers report inline scripts, handlers and styles against the page's Content-Security-Policy even while they parse an inert document,
 * and load `<track>` files there. Such reports would hide real ones, so HTML is changed before it is sanitized. This is not a protection.
 */

/** A character that no text may contain (a Unicode noncharacter). It makes `onclick` the name of no handler. */
const MARK = '\uFDD0';

/** A handler without a value: words in a sentence look the same, so only those in a tag are marked. */
const BARE_HANDLER = /(?<=[\s/"'])on[a-z]{1,60}(?=[\s/>])/gi;

const REPORTED = /style|script|<base|<track|on[a-z]{1,60}\s*=/i;
/** Which of these are attributes only the parser can tell: a quote that is never closed changes the rest of the text. All are marked. */
const REPORTED_NAME = /on[a-z]{1,60}(?=\s*=)|style(?=[\s/>=]|$)/gi;

/**
 * Renames scripts, style sheets, `<base>` and `<track>`, and marks event handlers and style attributes wherever they may be. Remove the
 * marks from the sanitized content with `removeMarks`.
 */
export function silencePolicyReports(html: string): string {
  const unmarked = markBareHandlers(html.replaceAll(MARK, ''));
  if (!REPORTED.test(unmarked)) return unmarked;
  return unmarked
    .replaceAll(/<(\/?)(?:style|script)(?=[\s/>]|$)/gi, '<$1noembed')
    .replaceAll(/<(\/?)(?:base|track)(?=[\s/>]|$)/gi, '<$1wbr')
    .replaceAll(REPORTED_NAME, `$&${MARK}`);
}

function markBareHandlers(html: string): string {
  if (html.search(BARE_HANDLER) === -1) return html;
  return html
    .split('<')
    .map((piece, index) => {
      if (index === 0 || !/^[a-z]/i.test(piece)) return piece;
      // A quoted value may contain `>`, and a tag may contain `<`: the tag ends at the last `>` at the latest.
      const end = piece.includes('>') ? piece.lastIndexOf('>') + 1 : piece.length;
      return piece.slice(0, end).replaceAll(BARE_HANDLER, `$&${MARK}`) + piece.slice(end);
    })
    .join('<');
}

/** Removes the marks of `silencePolicyReports` from texts and from the attributes that are read afterwards. Returns the same node. */
export function removeMarks(root: Node): Node {
  const nodes = (root.ownerDocument ?? document).createNodeIterator(root, NODES_WITH_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.nodeValue?.includes(MARK)) node.nodeValue = node.nodeValue.replaceAll(MARK, '');
    if (node.nodeType !== ELEMENT) continue;
    for (const attribute of (node as Element).attributes) {
      if (attribute.value.includes(MARK)) attribute.value = attribute.value.replaceAll(MARK, '');
    }
  }
  return root;
}

const ELEMENT = 1;
/** `NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT` */
const NODES_WITH_TEXT = 0b101;
