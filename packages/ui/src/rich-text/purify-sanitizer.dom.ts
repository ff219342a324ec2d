import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { ATTRIBUTES, inOpenBody, type Sanitize } from './sanitizer-rules.js';
import { parsePolicy } from './trusted-types.js';

/** Tags passed on to `rich-tree.dom.ts`, which maps each of them. Other tags are dropped and their text is kept. */
const TAGS = [
  'p span br a del s strike pre code tt kbd samp em strong b i u ins ul ol li blockquote h1 h2 h3 h4 h5 h6 details summary',
  'sub sup ruby rt rp hr img input data marquee option legend table caption thead tbody tfoot tr td th',
  'div section article header footer figure figcaption center dl dt dd address main aside nav hgroup fieldset select optgroup',
].join(' ');

/** Sanitizes with DOMPurify, for browsers without a sanitizer of their own. Throws without a DOM. */
export function createPurifySanitizer(): Sanitize {
  const purify = DOMPurify(window);
  if (!purify.isSupported) throw new TypeError('no DOM to read HTML with');
  const policy = parsePolicy();
  if (policy === null) return () => null;
  // One object for all calls: DOMPurify parses its options again whenever it gets a different object.
  const options = {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: [...ATTRIBUTES],
    ADD_FORBID_CONTENTS: ['annotation'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    FORBID_ATTR: ['style', 'id', 'name', 'role', 'slot', 'part', 'is'],
    // `safeUrl` decides on the scheme; this drops the schemes that no use allows.
    ALLOWED_URI_REGEXP: /^\s*(?:https?|mailto|xmpp|gemini|gopher|magnet|ipfs|ipns|dat|dweb|ssb):/i,
    // DOMPurify applies the expression above to every attribute that is not listed here.
    ADD_URI_SAFE_ATTR: ATTRIBUTES.filter(name => name !== 'href'),
    // The type requires the browser's TrustedTypePolicy; DOMPurify uses these two functions only.
    TRUSTED_TYPES_POLICY: policy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  } satisfies Config;
  return html => purify.sanitize(inOpenBody(html), options);
}
