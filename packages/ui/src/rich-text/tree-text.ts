import type { RichNode } from './rich-node.js';
import { isBlock } from './node-collector.js';

/** The visible text of a tree: blocks and breaks separate lines, a space separates the cells of a row. */
export function treeText(nodes: readonly RichNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (node.type === 'text') text += node.text;
    else if (node.type === 'link') text += treeText(node.children);
    else if (node.tag === 'br') text += '\n';
    else {
      if (isBlock(node)) text = onNewLine(text);
      if (node.mark === 'cell' && text !== '' && !text.endsWith('\n')) text += ' ';
      text += treeText(node.children);
      if (isBlock(node)) text = onNewLine(text);
    }
  }
  return text;
}

function onNewLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
