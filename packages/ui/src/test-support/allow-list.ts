import type { RichNode } from '../rich-text/rich-node.js';

const TAGS = new Set(
  'p div pre blockquote ul ol li details summary hr span br s del code em strong b i u sub sup ruby rt rp'.split(' '),
);
const MARKS = new Set(['heading', 'row', 'cell', 'invisible', 'ellipsis', 'quote-inline', null]);
const SCHEMES = /^(?:https?|mailto|xmpp|gemini|gopher|magnet|ipfs|ipns|dat|dweb|ssb):/;

/** Lists the nodes of a tree outside the allowlist, which is repeated here for the tests; [] when there are none. */
export function outsideAllowList(nodes: readonly RichNode[], isInLink = false): string[] {
  return nodes.flatMap(node => {
    if (node.type === 'text') return Object.keys(node).toSorted().join() === 'text,type' ? [] : ['a text with more than text'];
    if (node.type === 'link') {
      const isFine = !isInLink && SCHEMES.test(node.href) && Object.keys(node).length === 5;
      return [...(isFine ? [] : [`link ${node.href}`]), ...outsideAllowList(node.children, true)];
    }
    const isFine =
      TAGS.has(node.tag) &&
      MARKS.has(node.mark) &&
      (node.lang === null || /^[A-Za-z0-9-]+$/.test(node.lang)) &&
      (node.number === null || Number.isInteger(node.number)) &&
      Object.keys(node).length === 7;
    return [...(isFine ? [] : [`element ${node.tag}`]), ...outsideAllowList(node.children, isInLink)];
  });
}

/** Serializes a tree to HTML, so that a test can parse it again. */
export function writeHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map(node => {
      if (node.type === 'text') return escaped(node.text);
      const within = writeHtml(node.children);
      if (node.type === 'link') return `<a href="${escaped(node.href)}">${within}</a>`;
      if (node.tag === 'br' || node.tag === 'hr') return `<${node.tag}>`;
      const tag = node.mark === 'heading' ? 'h3' : node.tag;
      return `<${tag}${node.lang === null ? '' : ` lang="${node.lang}"`}>${within}</${tag}>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
