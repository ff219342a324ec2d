import { element } from './node-collector.js';
import type { RichLink, RichNode } from './rich-node.js';

/**
 * Makes a row of the last line of a text where it is nothing but hashtags, and adds hashtags to it. A text that ends otherwise gets a row of the
 * added ones alone.
 */
export function withTagRow(nodes: readonly RichNode[], added: readonly RichLink[]): readonly RichNode[] {
  const last = nodes.at(-1);
  const paragraph = last?.type === 'element' && last.tag === 'p' ? last : null;
  const line = paragraph?.children ?? nodes;
  const end = line.findLastIndex(node => !isTag(node) && !isSpace(node));
  // Hashtags on the line of the last other word belong to its sentence.
  const start = end < 0 ? 0 : line.findIndex((node, index) => index > end && node.type === 'element');
  const tags = start < 0 ? [] : line.slice(start).filter(isTag);
  const row = [...tags, ...added];
  if (row.length === 0) return nodes;
  const rest = tags.length > 0 ? line.slice(0, start) : line;
  const before =
    paragraph === null ? rest : [...nodes.slice(0, -1), ...(rest.length > 0 ? [{ ...paragraph, children: [...rest] }] : [])];
  return [...before, { ...element('p', row), mark: 'tags' }];
}

const isTag = (node: RichNode): boolean => node.type === 'link' && (node.claim === 'hashtag' || node.claim === 'tag');

/** Blank text, or a line break. */
const isSpace = (node: RichNode): boolean =>
  node.type === 'text' ? node.text.trim() === '' : node.type === 'element' && node.tag === 'br';
