import { ATTRIBUTES, inOpenBody, type Sanitize } from './sanitizer-rules.js';

/** The part of the HTML Sanitizer API used here, which the types of the DOM do not have yet. */
interface SanitizingBrowser {
  Sanitizer: new (configuration: object) => object;
  Document: { parseHTML(html: string, options: { sanitizer: object }): Document };
}

/**
 * Elements that are dropped with their contents. The browser itself drops what runs or embeds code: scripts, frames, plug-ins, event handlers and
 * `javascript:` addresses. Other elements are kept for `rich-tree.dom.ts`, which maps the few that it knows and keeps the text of the rest.
 */
const DROPPED =
  'annotation annotation-xml colgroup desc head noembed noframes noscript script selectedcontent style template title'.split(' ');

const configuration = {
  removeElements: DROPPED,
  // The names of its fields would hide properties of a form that are read afterwards.
  replaceWithChildrenElements: ['form'],
  attributes: ATTRIBUTES,
  dataAttributes: false,
  comments: false,
};

/** Sanitizes with the browser's own sanitizer, which needs no Trusted Types. Null in a browser that has none, or another version of it. */
export function createBrowserSanitizer(): Sanitize | null {
  const { Sanitizer, Document } = globalThis as unknown as Partial<SanitizingBrowser>;
  if (Sanitizer === undefined || Document?.parseHTML === undefined) return null;
  try {
    const sanitizer = new Sanitizer(configuration);
    return html => Document.parseHTML(inOpenBody(html), { sanitizer }).body;
  } catch {
    return null;
  }
}
