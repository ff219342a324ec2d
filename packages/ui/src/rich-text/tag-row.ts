import { element } from './node-collector.js';
import type { RichNode } from './rich-node.js';
import { treeText } from './tree-text.js';

/** Makes a row of the last line of a text where it is nothing but hashtags. */
export function withTagRow(nodes: readonly RichNode[]): readonly RichNode[] {
  const last = nodes.at(-1);
  const paragraph = last?.type === 'element' && last.tag === 'p' ? last : null;
  const line = paragraph?.children ?? nodes;
  const end = line.findLastIndex(node => !isTag(node) && treeText([node]).trim() !== '');
  // Hashtags on the line of the last other word belong to its sentence.
  const start = line.findIndex((node, index) => index > end && (end < 0 || node.type === 'element'));
  const row = start < 0 ? [] : line.slice(start).filter(isTag);
  if (row.length === 0) return nodes;
  const rest = line.slice(0, start);
  const before = paragraph ? [...nodes.slice(0, -1), ...(rest.length > 0 ? [{ ...paragraph, children: rest }] : [])] : rest;
  return [...before, { ...element('p', row), mark: 'tags' }];
}

const isTag = (node: RichNode): boolean => node.type === 'link' && /tag/.test(node.claim ?? '');
