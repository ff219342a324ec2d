import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { quieten } from './silence-policy-reports.js';
import { parsePolicy } from './trusted-types.js';

/** Tags kept for our own walk, which decides what becomes of each. Whatever else is dropped, its text kept. */
const TAGS = [
  'p span br a del s strike pre code tt kbd samp em strong b i u ins ul ol li blockquote h1 h2 h3 h4 h5 h6 details summary',
  'sub sup ruby rt rp hr img table caption thead tbody tfoot tr td th',
  'div section article header footer figure figcaption center dl dt dd',
].join(' ');

const ATTRIBUTES = ['href', 'rel', 'class', 'lang', 'start', 'reversed', 'value', 'alt'];

type Sanitizer = (html: string) => DocumentFragment;

let sanitizer: Sanitizer | null = null;

/**
 * Reads untrusted HTML once, in a document without scripts, and gives its allowed elements as a fragment.
 * Throws where there is no DOM, or when the reader's own stack gives out on a hostile depth.
 */
export function sanitize(html: string): DocumentFragment {
  sanitizer ??= createSanitizer();
  return sanitizer(html);
}

function createSanitizer(): Sanitizer {
  const purify = DOMPurify(window);
  if (!purify.isSupported) throw new TypeError('no DOM to read HTML with');
  // One object for all calls: DOMPurify reads its options anew for each object it has not just seen.
  const options = {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES,
    ADD_FORBID_CONTENTS: ['textarea'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    FORBID_ATTR: ['style', 'id', 'name', 'role', 'slot', 'part', 'is'],
    // The scheme is decided by safeUrl; here only those every allow-list refuses are dropped early.
    ALLOWED_URI_REGEXP: /^\s*(?:https?|mailto|xmpp|gemini|gopher|magnet|ipfs|ipns|dat|dweb|ssb):/i,
    // That expression is meant for addresses only, while DOMPurify holds it against every attribute not named here.
    ADD_URI_SAFE_ATTR: ATTRIBUTES.filter(name => name !== 'href'),
    // Its type wants the browser's own class, of which only these two functions are read.
    TRUSTED_TYPES_POLICY: parsePolicy() as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  } satisfies Config;
  // An open body first: else a text which begins like a head or a frameset is read as one, and lost.
  return html => purify.sanitize(`<body>${quieten(html)}`, options);
}
