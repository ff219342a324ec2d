import { cleanLabel, cleanText } from './clean-name.js';
import { safeUrl } from './safe-url.js';
import { CUT_MARKER, MAX_HTML_LENGTH, MAX_NESTING, MAX_NODES, MAX_PARSE_COST } from './limits.js';
import { parseCost } from './parse-cost.js';
import { richLink } from './rich-link.js';
import type { RichElement, RichMark, RichNode } from './rich-node.js';
import { sanitize } from './sanitize.dom.js';
import { type Shape, shapeOf } from './shapes.js';
import { element, listItems, Sink, tidy } from './node-list.js';
import { treeText } from './tree-text.js';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;
const EMOJI_ALT = /^(?::[\w-]{1,64}:|(?:\p{Extended_Pictographic}|\p{Emoji_Component}){1,32})$/u;

/** Trees kept, newest last; only texts short enough that all of them together stay small. */
const MAX_KEPT = 300;
const MAX_KEPT_LENGTH = 20_000;
const kept = new Map<string, readonly RichNode[]>();

/**
 * Untrusted HTML as a safe tree: the one place where HTML from a server is read.
 *
 * Never throws. Elements, classes and attributes outside the allow-list are left out while their text stays; what is
 * over the limits of `limits.ts` is cut, and `[…]` stands for it. Depends on nothing but the HTML, so one tree serves
 * every copy of a text. Needs a DOM for anything but plain text; without one the text is kept and its form is not.
 */
export function richTree(html: string): readonly RichNode[] {
  if (!/[<&]/.test(html) && html.length <= MAX_HTML_LENGTH) return tidy(textOnly(cleanText(html)));
  const known = kept.get(html);
  const tree = known ?? readTree(html);
  if (html.length <= MAX_KEPT_LENGTH) {
    kept.delete(html);
    kept.set(html, tree);
    const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
  }
  return tree;
}

/** What a person reads of a text in HTML: no markup, custom emoji as shortcodes, blocks on lines of their own. */
export function plainText(html: string): string {
  return treeText(richTree(html)).trim();
}

function readTree(html: string): RichNode[] {
  const isCut = html.length > MAX_HTML_LENGTH;
  const read = isCut ? html.slice(0, MAX_HTML_LENGTH) : html;
  const nodes = parseCost(read) > MAX_PARSE_COST ? withoutForm(read) : formed(read);
  return isCut ? [...nodes, { type: 'text', text: CUT_MARKER }] : nodes;
}

function formed(html: string): RichNode[] {
  try {
    return walk(sanitize(html));
  } catch {
    return withoutForm(html);
  }
}

/** Without a DOM, or where parsing would freeze the page: the words are worth more than their form. */
function withoutForm(html: string): RichNode[] {
  return tidy(textOnly(cleanText(html.replace(/<[^<>]*>/g, ' '))));
}

function textOnly(text: string): RichNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** One element being walked. Kept on a list of our own, so that no depth can exhaust the stack. */
interface Frame {
  /** The child to look at next. */
  next: Node | null;
  sink: Sink;
  holdsBlocks: boolean;
  isInLink: boolean;
  isInPre: boolean;
  /** Tag of the nearest element kept in the tree. */
  parentTag: string;
  depth: number;
  close: (() => void) | null;
}

function walk(root: DocumentFragment): RichNode[] {
  const top: Frame = {
    next: root.firstChild,
    sink: new Sink(),
    holdsBlocks: true,
    isInLink: false,
    isInPre: false,
    parentTag: '',
    depth: 0,
    close: null,
  };
  const frames = [top];
  let made = 0;
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const node: Node | null = frame.next;
    if (node === null || made >= MAX_NODES) {
      frames.pop();
      frame.close?.();
      continue;
    }
    frame.next = node.nextSibling;
    if (node.nodeType === 3) {
      readText(node.nodeValue ?? '', frame);
      made += 1;
    } else if (isHtmlElement(node)) {
      const child = openElement(node, frame);
      if (child !== null) frames.push(child);
      if (child?.sink !== frame.sink) made += 1;
    }
  }
  const nodes = tidy(top.sink.nodes);
  return made >= MAX_NODES ? [...nodes, { type: 'text', text: CUT_MARKER }] : nodes;
}

function isHtmlElement(node: Node): node is Element {
  return node.nodeType === 1 && (node as Element).namespaceURI === HTML_NAMESPACE;
}

function readText(text: string, frame: Frame): void {
  frame.sink.text(frame.isInLink ? cleanLabel(text) : cleanText(text));
}

/** The frame to walk the element's children with, or null when it has none that matter. */
function openElement(node: Element, frame: Frame): Frame | null {
  const name = node.localName;
  if (name === 'img') {
    const alt = node.getAttribute('alt') ?? '';
    if (EMOJI_ALT.test(alt)) readText(alt, frame);
    return null;
  }
  const within: Frame = { ...frame, next: node.firstChild, close: null };
  if (frame.depth >= MAX_NESTING) return transparent(within, shapeOf(name)?.isBlock === true);
  if (name === 'a') return openLink(node, frame, within);
  const mark = markOf(node, frame);
  const lang = languageOf(node);
  const shape: Shape | undefined =
    shapeOf(name) ?? (mark !== null || lang !== null ? { tag: 'span', mark, isBlock: false, holdsBlocks: false } : undefined);
  if (shape === undefined) return transparent(within, false);
  if (shape.isBlock && !frame.holdsBlocks) return transparent(within, true);
  const made = element(shape.tag);
  made.mark = mark ?? shape.mark;
  made.lang = lang;
  if (made.tag === 'li' && frame.parentTag !== 'ul' && frame.parentTag !== 'ol') made.tag = 'div';
  if (made.tag === 'summary' && (frame.parentTag !== 'details' || frame.sink.nodes.some(isSummary))) made.tag = 'p';
  if ((made.tag === 'rt' || made.tag === 'rp') && frame.parentTag !== 'ruby') return transparent(within, false);
  if (made.tag === 'br' || made.tag === 'hr') {
    frame.sink.push(made);
    return null;
  }
  if (made.tag === 'ol') made.number = integer(node.getAttribute('start'));
  if (made.tag === 'ol') made.isReversed = node.hasAttribute('reversed');
  if (made.tag === 'li' && frame.parentTag === 'ol') made.number = integer(node.getAttribute('value'));
  const sink = new Sink();
  return {
    ...within,
    sink,
    holdsBlocks: shape.holdsBlocks,
    isInPre: frame.isInPre || made.tag === 'pre',
    parentTag: made.tag,
    depth: frame.depth + 1,
    close: () => closeElement(made, sink.nodes, frame),
  };
}

function closeElement(made: RichElement, nodes: RichNode[], parent: Frame): void {
  const isLaidOut = shapeOf(made.tag)?.isBlock === true && !parent.isInPre && made.tag !== 'pre';
  const children = isLaidOut ? tidy(nodes) : nodes;
  made.children = made.tag === 'ul' || made.tag === 'ol' ? listItems(children) : children;
  const isEmpty = made.children.every(child => child.type === 'text' && child.text.trim() === '');
  if (isEmpty && (isLaidOut || made.children.length === 0)) return;
  parent.sink.push(made);
}

function openLink(node: Element, frame: Frame, within: Frame): Frame {
  const href = frame.isInLink ? null : safeUrl(node.getAttribute('href'), 'text-link');
  if (href === null) return transparent(within, false);
  const sink = new Sink();
  return {
    ...within,
    sink,
    holdsBlocks: false,
    isInLink: true,
    depth: frame.depth + 1,
    close: () => {
      const link = richLink(href, classesOf(node), node.getAttribute('rel') ?? '', sink.nodes);
      if (link !== null) frame.sink.push(link);
    },
  };
}

/** Children straight into the parent, on lines of their own when the element would have been a block. */
function transparent(within: Frame, isBlock: boolean): Frame {
  if (!isBlock) return within;
  within.sink.breakLine();
  return { ...within, holdsBlocks: false, close: () => within.sink.breakLine() };
}

function markOf(node: Element, frame: Frame): RichMark | null {
  const classes = classesOf(node);
  if (classes.includes('quote-inline')) return 'quote-inline';
  if (!frame.isInLink || node.localName !== 'span') return null;
  if (classes.includes('invisible')) return 'invisible';
  return classes.includes('ellipsis') ? 'ellipsis' : null;
}

function classesOf(node: Element): string[] {
  return (node.getAttribute('class') ?? '').split(/\s+/);
}

function languageOf(node: Element): string | null {
  const lang = node.getAttribute('lang') ?? '';
  return LANGUAGE.test(lang) ? lang : null;
}

function isSummary(node: RichNode): boolean {
  return node.type === 'element' && node.tag === 'summary';
}

function integer(value: string | null): number | null {
  return value !== null && /^-?\d{1,6}$/.test(value) ? Number(value) : null;
}
