import type { RichElement, RichNode, RichTag } from './rich-node.js';

const BLOCKS: ReadonlySet<RichTag> = new Set(['p', 'div', 'pre', 'blockquote', 'ul', 'ol', 'li', 'details', 'summary', 'hr']);
const MAX_BREAKS = 3;

/** Whether a node is a block. */
export function isBlock(node: RichNode): boolean {
  return node.type === 'element' && BLOCKS.has(node.tag);
}

/** Creates an element without any property but its tag. */
export function element(tag: RichTag, children: RichNode[] = []): RichElement {
  return { type: 'element', tag, mark: null, lang: null, number: null, isReversed: false, children };
}

/**
 * Collects the children of one element. `breakLine` marks the boundary of a block that was flattened; a line break is added only
 * between two visible nodes.
 */
export class NodeCollector {
  readonly nodes: RichNode[] = [];
  private isBreakDue = false;

  breakLine(): void {
    this.isBreakDue = this.nodes.length > 0;
  }

  text(text: string): void {
    if (text === '') return;
    if (this.isBreakDue && text.trim() === '') return;
    const last = this.nodes.at(-1);
    if (last?.type === 'text' && !this.isBreakDue) last.text += text;
    else this.push({ type: 'text', text });
  }

  push(node: RichNode): void {
    if (this.isBreakDue) {
      this.isBreakDue = false;
      this.push(element('br'));
    }
    if (isBreak(node) && this.nodes.slice(-MAX_BREAKS).filter(isBreak).length === MAX_BREAKS) return;
    this.nodes.push(node);
  }
}

/**
 * Removes the white space that only formats the server's HTML: between blocks, at the ends of a block, and after a line break.
 * Line feeds inside a text stay, because many servers send the author's line feeds; runs are shortened.
 */
export function trimLayoutSpace(nodes: RichNode[]): RichNode[] {
  const hasBlocks = nodes.some(isBlock);
  return nodes.flatMap((node, index): RichNode[] => {
    if (node.type !== 'text') return [node];
    if (hasBlocks && node.text.trim() === '') return [];
    const before = nodes[index - 1];
    const after = nodes[index + 1];
    let text = node.text.replace(/\n(?:[ \t]*\n){3,}/g, '\n\n\n');
    if (before === undefined || isBlock(before)) text = text.replace(/^\s*\n\s*/, '');
    else if (isBreak(before)) text = text.replace(/^[ \t]*\n[ \t]*/, '');
    if (after === undefined || isBlock(after)) text = text.trimEnd();
    return text === '' ? [] : [{ type: 'text', text }];
  });
}

/** The children of a list; other nodes than items are wrapped in items. */
export function listItems(nodes: RichNode[]): RichNode[] {
  const items: RichNode[] = [];
  let stray: RichElement | null = null;
  for (const node of nodes) {
    if (node.type === 'element' && node.tag === 'li') {
      items.push(node);
      stray = null;
    } else if (stray === null) {
      stray = element('li', [node]);
      items.push(stray);
    } else {
      stray.children.push(node);
    }
  }
  return items;
}

function isBreak(node: RichNode): boolean {
  return node.type === 'element' && node.tag === 'br';
}
