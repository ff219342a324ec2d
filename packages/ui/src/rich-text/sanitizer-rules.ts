/**
 * Parses untrusted HTML in an inert document and returns a node that holds the sanitized content: null where the page's policy forbids to parse.
 * Throws when hostile nesting overflows the stack.
 */
export type Sanitize = (html: string) => Node | null;

/** Attributes that `rich-tree.dom.ts` reads. Others are dropped. */
export const ATTRIBUTES = ['href', 'rel', 'class', 'lang', 'start', 'reversed', 'value', 'alt', 'title', 'type'] as const;

/**
 * Elements whose words the parser or a sanitizer drops with them: formulas, drawings, frames and players. They are parsed as `data`, which is
 * an element without a meaning here.
 */
const WORDLESS = /<(\/?)(?:svg|math|mi|mn|mo|ms|mtext|foreignobject|iframe|video|audio|canvas)(?=[\s/>]|$)/gi;

/** Starts with an open body: otherwise a text that begins with head or frameset elements is lost. Elements that have only words are kept. */
export function inOpenBody(html: string): string {
  return `<body>${html.replaceAll(WORDLESS, '<$1data')}`;
}
