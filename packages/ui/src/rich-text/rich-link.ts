import { hostToShow, isShortenedUrl } from './link-text.js';
import type { RichLink, RichMark, RichNode } from './rich-node.js';
import { treeText } from './tree-text.js';

/**
 * Creates a link from the nodes inside an `<a>`. The hidden ends of a shortened URL stay hidden only if they are the ends of the
 * link's target. null for a link without text.
 */
export function richLink(href: string, classes: readonly string[], rel: string, children: RichNode[]): RichLink | null {
  const text = treeText(children);
  if (text.trim() === '') return null;
  const isShortened = isWeb(href) && isShortenedUrl(pieces(children), href);
  const kept = isShortened ? children : children.flatMap(withoutShortening);
  const shown = isShortened ? pieces(children).shown : text;
  return { type: 'link', href, claim: claimOf(classes, rel), shownHost: hostToShow(shown, href), children: kept };
}

function claimOf(classes: readonly string[], rel: string): RichLink['claim'] {
  if (classes.includes('hashtag')) return /(?:^|\s)tag(?:\s|$)/i.test(rel) ? 'tag' : 'hashtag';
  return classes.includes('mention') ? 'mention' : null;
}

function isWeb(href: string): boolean {
  return /^https?:/.test(href);
}

function pieces(children: readonly RichNode[]): { before: string; shown: string; after: string } {
  const first = children.findIndex(node => markOf(node) !== 'invisible');
  const last = children.findLastIndex(node => markOf(node) !== 'invisible');
  return {
    before: treeText(children.slice(0, Math.max(first, 0))),
    shown: treeText(children.slice(Math.max(first, 0), last + 1)),
    after: treeText(children.slice(last + 1)),
  };
}

function markOf(node: RichNode): RichMark | null {
  return node.type === 'element' ? node.mark : null;
}

function withoutShortening(node: RichNode): RichNode[] {
  if (node.type !== 'element') return [node];
  const children = node.children.flatMap(withoutShortening);
  return node.mark === 'invisible' || node.mark === 'ellipsis' ? children : [{ ...node, children }];
}
