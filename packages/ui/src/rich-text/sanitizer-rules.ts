/**
 * Parses untrusted HTML in an inert document and returns a node that holds the sanitized content: null where the page's policy forbids to parse.
 * Throws when hostile nesting overflows the stack.
 */
export type Sanitize = (html: string) => Node | null;

/** Attributes that `rich-tree.dom.ts` reads. Others are dropped. */
export const ATTRIBUTES = ['href', 'rel', 'class', 'lang', 'start', 'reversed', 'value', 'alt'] as const;

/** Start with an open body: otherwise a text that begins with head or frameset elements is lost. */
export function inOpenBody(html: string): string {
  return `<body>${html}`;
}
