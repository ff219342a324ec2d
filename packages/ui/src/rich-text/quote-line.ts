import type { RichLink, RichNode } from './rich-node.js';

/** How servers begin the line with the address of the quoted post. */
const LABEL = /(^|\n)[ \t]*(?:RE|QT)[:：]?\s*$/i;

/**
 * Removes the last line of a text where it is the address of the quoted post, which servers add for clients without quotes. Some mark it by a
 * class; others do not, and other servers remove the class. A quoted address within the author's words stays.
 */
export function withoutQuoteLine(nodes: readonly RichNode[], isQuote: (link: RichLink) => boolean): readonly RichNode[] {
  const at = nodes.findLastIndex(node => !isBlank(node));
  const last = nodes[at];
  if (last?.type === 'element') {
    const children = withoutQuoteLine(last.children, isQuote);
    if (children === last.children) return nodes;
    return withoutBlankEnd(
      children.length === 0 ? nodes.slice(0, at) : [...nodes.slice(0, at), { ...last, children: [...children] }],
    );
  }
  const label = nodes[at - 1];
  if (last?.type !== 'link' || label?.type !== 'text' || !isQuote(last)) return nodes;
  const found = LABEL.exec(label.text);
  const before = nodes[at - 2];
  const beginsLine = found !== null && (found.index > 0 || found[1] !== '' || before === undefined || isBreak(before));
  if (!beginsLine) return nodes;
  return withoutBlankEnd([...nodes.slice(0, at - 1), { type: 'text', text: label.text.slice(0, found.index) }]);
}

function withoutBlankEnd(nodes: readonly RichNode[]): readonly RichNode[] {
  return nodes.slice(0, nodes.findLastIndex(node => !isBlank(node)) + 1);
}

const isBreak = (node: RichNode): boolean => node.type === 'element' && node.tag === 'br';
const isBlank = (node: RichNode): boolean => isBreak(node) || (node.type === 'text' && node.text.trim() === '');
