/**
 * Parses untrusted HTML in an inert document and returns a node that holds the sanitized content: null where the page's policy forbids to parse.
 * Throws when hostile nesting overflows the stack.
 */
export type Sanitize = (html: string) => Node | null;

/** Attributes that `rich-tree.dom.ts` reads. Others are dropped. */
export const ATTRIBUTES = [
  'href',
  'rel',
  'class',
  'lang',
  'start',
  'reversed',
  'value',
  'alt',
  'title',
  'label',
  'type',
] as const;

/**
 * Elements whose words the parser or a sanitizer drops with them. Each is parsed as one that is kept and has no meaning of its own here.
 * Formulas, drawings, frames, players and fields become `data`; a script within is then a script to the parser, and no words. An object
 * becomes the one element that closes no link around it, as an object does not.
 */
const PARSED_AS: readonly (readonly [names: RegExp, name: string])[] = [
  [/<(\/?)(?:svg|math|mi|mn|mo|ms|mtext|foreignobject|iframe|video|audio|canvas|embed|textarea)(?=[\s/>]|$)/gi, 'data'],
  [/<(\/?)object(?=[\s/>]|$)/gi, 'marquee'],
  [/<(\/?)(?:xmp|listing|plaintext)(?=[\s/>]|$)/gi, 'pre'],
];

/** Starts with an open body: otherwise a text that begins with head or frameset elements is lost. Elements that have only words are kept. */
export function inOpenBody(html: string): string {
  return PARSED_AS.reduce((text, [names, name]) => text.replaceAll(names, `<$1${name}`), `<body>${html}`);
}
