import { removeMarks, silencePolicyReports } from './silence-policy-reports.js';
import { parsePolicy } from './trusted-types.js';

/** Elements whose content is no text for a reader. The tree is read from HTML elements alone: svg and math are not listed. */
const WITHOUT_TEXT =
  'script, style, template, title, head, iframe, object, embed, audio, video, noembed, noframes, noscript, plaintext, xmp, textarea, colgroup';

/**
 * Parses untrusted HTML in an inert document, as `sanitize` does, without DOMPurify: for a file that has no room for it (ADR 41). Safe only
 * because `rich-tree.dom.ts` copies what it allows, piece by piece, and nothing of the result is ever inserted or serialized.
 */
export function sanitize(html: string): DocumentFragment {
  const silenced = silencePolicyReports(html);
  const parsed = new DOMParser().parseFromString(parsePolicy().createHTML(`<body>${silenced}`), 'text/html');
  // A form or an image with the name of a property hides it from scripts. The prototypes are out of reach.
  for (const element of all(parsed, '[name], [id], [form]'))
    for (const name of ['name', 'id', 'form']) Element.prototype.removeAttribute.call(element, name);
  for (const element of all(parsed, WITHOUT_TEXT)) element.remove();
  const fragment = parsed.createDocumentFragment();
  fragment.append(...parsed.body.childNodes);
  return silenced === html ? fragment : removeMarks(fragment);
}

function all(parsed: Document, selector: string): readonly Element[] {
  return [...Document.prototype.querySelectorAll.call(parsed, selector)];
}
