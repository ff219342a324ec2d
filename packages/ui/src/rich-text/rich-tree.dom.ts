import { cleanLabel, cleanText } from '../text-marks/clean-name.js';
import { safeUrl } from './safe-url.js';
import { CUT_MARKER, MAX_HTML_LENGTH, MAX_NESTING, MAX_NODES, MAX_PARSE_COST, MAX_PART_LENGTH } from './limits.js';
import { parseCost } from './parse-cost.js';
import { plainParagraphs } from './plain-paragraphs.js';
import { richLink } from './rich-link.js';
import type { RichElement, RichMark, RichNode } from './rich-node.js';
import { prepareRichText, sanitizers } from './sanitizer.dom.js';
import type { Sanitize } from './sanitizer-rules.js';
import { type Shape, shapeOf, wordsFor } from './shapes.js';
import { removeMarks, silencePolicyReports } from './silence-policy-reports.js';
import { element, listItems, NodeCollector, trimLayoutSpace } from './node-collector.js';
import { treeText } from './tree-text.js';
import { withoutHidden, wordTree } from './word-tree.js';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;

/** Number of cached trees, least recently used first. Long texts are not cached. */
const MAX_CACHED = 300;
const MAX_CACHED_LENGTH = 20_000;
const cache = new Map<string, readonly RichNode[]>();

/**
 * Parses untrusted HTML into a safe tree; the only place that parses HTML from a server (ADR 8).
 *
 * Never throws. Elements, classes and attributes outside the allowlist are removed and their text is kept; content over the limits
 * of `limits.ts` is replaced by `[…]`. The result depends on the HTML only and is cached. Without a DOM, and where the
 * page's policy of Trusted Types forbids to parse, it has the words alone: see `wordTree`.
 */
export function richTree(html: string): readonly RichNode[] {
  if (!/[<&]/.test(html) && html.length <= MAX_HTML_LENGTH) return trimLayoutSpace(textOnly(cleanText(html)));
  const known = cache.get(html) ?? plainParagraphs(html);
  const sanitize = known === null && typeof document !== 'undefined' ? sanitizers.current() : null;
  const tree = known ?? readTree(html, sanitize);
  if (known === null && sanitize === null) {
    prepareRichText().catch(() => undefined);
    return tree;
  }
  if (html.length <= MAX_CACHED_LENGTH) {
    cache.delete(html);
    cache.set(html, tree);
    const oldest = cache.size > MAX_CACHED ? cache.keys().next().value : undefined;
    if (oldest !== undefined) cache.delete(oldest);
  }
  return tree;
}

/**
 * The visible text of HTML: no markup, custom emoji as shortcodes, one line per block.
 *
 * @param maxLength For an excerpt: the UTF-16 units that are needed. Only the first part of the HTML is read.
 */
export function plainText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  if (maxLength === Number.POSITIVE_INFINITY) return treeText(richTree(html)).trim();
  return treeText(richTree(html.slice(0, MAX_PART_LENGTH)))
    .trim()
    .slice(0, maxLength);
}

function readTree(html: string, sanitize: Sanitize | null): readonly RichNode[] {
  const isCut = html.length > MAX_HTML_LENGTH;
  const read = isCut ? html.slice(0, MAX_HTML_LENGTH) : html;
  const nodes = sanitize === null ? wordTree(read) : sanitizedTree(read, sanitize);
  return isCut ? [...nodes, { type: 'text', text: CUT_MARKER }] : nodes;
}

function sanitizedTree(html: string, sanitize: Sanitize): readonly RichNode[] {
  if (parseCost(html) > MAX_PARSE_COST) return withoutMarkup(html);
  try {
    const silenced = silencePolicyReports(html);
    const root = sanitize(silenced);
    if (root === null) return wordTree(html);
    return walk(silenced === html ? root : removeMarks(root));
  } catch {
    return withoutMarkup(html);
  }
}

/** Strips the markup: used when parsing would freeze the page. */
function withoutMarkup(html: string): RichNode[] {
  return trimLayoutSpace(textOnly(cleanText(withoutHidden(html).replace(/<[^<>]*(?:>|$)/g, ' '))));
}

function textOnly(text: string): RichNode[] {
  return text === '' ? [] : [{ type: 'text', text }];
}

/** An element on the explicit stack of the walk, which no nesting depth can overflow. */
interface Frame {
  /** The next child to visit. */
  next: Node | null;
  collector: NodeCollector;
  holdsBlocks: boolean;
  isInLink: boolean;
  isInPre: boolean;
  /** Tag of the nearest element kept in the tree. */
  parentTag: string;
  depth: number;
  close: (() => void) | null;
}

function walk(root: Node): RichNode[] {
  const top: Frame = {
    next: root.firstChild,
    collector: new NodeCollector(),
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
      if (child?.collector !== frame.collector) made += 1;
    }
  }
  const nodes = trimLayoutSpace(top.collector.nodes);
  return made >= MAX_NODES ? [...nodes, { type: 'text', text: CUT_MARKER }] : nodes;
}

function isHtmlElement(node: Node): node is Element {
  return node.nodeType === 1 && (node as Element).namespaceURI === HTML_NAMESPACE;
}

function readText(text: string, frame: Frame): void {
  frame.collector.text(frame.isInLink ? cleanLabel(text) : cleanText(text));
}

/** Whether an element has no words. Those of a deep one are not read: each level would read all levels below it again. */
const isBlank = (node: Element, { depth }: Frame): boolean => depth < MAX_NESTING && node.textContent.trim() === '';

/** Returns the frame for an element's children, or null when they are skipped. */
function openElement(node: Element, frame: Frame): Frame | null {
  const name = node.localName;
  const words = wordsFor(
    name,
    attribute => node.getAttribute(attribute),
    () => isBlank(node, frame),
  );
  // Those of an option are on its line, as its text would be; those of other elements come before what they hold.
  const isWithin = name === 'option';
  if (words !== '' && !isWithin) readText(words, frame);
  const inner = name === 'img' || name === 'input' ? null : openShape(node, name, frame);
  if (words !== '' && isWithin && inner !== null) readText(words, inner);
  return inner;
}

function openShape(node: Element, name: string, frame: Frame): Frame | null {
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
  if (made.tag === 'summary' && (frame.parentTag !== 'details' || frame.collector.nodes.some(isSummary))) made.tag = 'p';
  if ((made.tag === 'rt' || made.tag === 'rp') && frame.parentTag !== 'ruby') return transparent(within, false);
  if (made.tag === 'br' || made.tag === 'hr') {
    frame.collector.push(made);
    return null;
  }
  if (made.tag === 'ol') made.number = integer(node.getAttribute('start'));
  if (made.tag === 'ol') made.isReversed = node.hasAttribute('reversed');
  if (made.tag === 'li' && frame.parentTag === 'ol') made.number = integer(node.getAttribute('value'));
  const collector = new NodeCollector();
  return {
    ...within,
    collector,
    holdsBlocks: shape.holdsBlocks,
    isInPre: frame.isInPre || made.tag === 'pre',
    parentTag: made.tag,
    depth: frame.depth + 1,
    close: () => closeElement(made, collector.nodes, frame),
  };
}

function closeElement(made: RichElement, nodes: RichNode[], parent: Frame): void {
  const isLaidOut = shapeOf(made.tag)?.isBlock === true && !parent.isInPre && made.tag !== 'pre';
  const children = isLaidOut ? trimLayoutSpace(nodes) : nodes;
  made.children = made.tag === 'ul' || made.tag === 'ol' ? listItems(children) : children;
  const isEmpty = made.children.every(child => child.type === 'text' && child.text.trim() === '');
  if (isEmpty && (isLaidOut || made.children.length === 0)) return;
  parent.collector.push(made);
}

function openLink(node: Element, frame: Frame, within: Frame): Frame {
  const href = frame.isInLink ? null : safeUrl(node.getAttribute('href'), 'text-link');
  if (href === null) return transparent(within, false);
  const collector = new NodeCollector();
  return {
    ...within,
    collector,
    holdsBlocks: false,
    isInLink: true,
    depth: frame.depth + 1,
    close: () => {
      const link = richLink(href, classesOf(node), node.getAttribute('rel') ?? '', collector.nodes);
      if (link !== null) frame.collector.push(link);
    },
  };
}

/** Adds the children to the parent's node, separated by line breaks if the element is a block. */
function transparent(within: Frame, isBlock: boolean): Frame {
  if (!isBlock) return within;
  within.collector.breakLine();
  return { ...within, holdsBlocks: false, close: () => within.collector.breakLine() };
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
