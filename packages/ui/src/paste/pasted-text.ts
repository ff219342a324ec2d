import type { RichElement, RichNode } from '../rich-text/rich-node.js';
import { treeText } from '../rich-text/tree-text.js';
import { meansFiles, type Pasted } from './means-files.js';

/** A page with more links is copied for its words: their addresses would be longer than these. */
const MOST_LINKS = 5;
/** Google Docs wraps its paragraphs and lists in an element that holds no blocks. The bounds keep the search linear. */
const GOOGLE_DOCS = /<b [^<>]{0,99}docs-internal[^<>]{0,99}>/;
/** Longer lists and texts are no post. They are taken as they are, so that no paste freezes the page. */
const MOST_PIECES = 200;
const LONGEST_TEXT = 100_000;

/**
 * The text of a paste, never markup. It is the plain text with the addresses of its links and the marks of its lists, or the text of the HTML
 * where there is no other. Empty: the files are meant. A picture of the text that came with it, as Word makes one, is not.
 *
 * @param read Parses the HTML safely.
 */
export function pastedText({ plain, html, files }: Pasted, read: (html: string) => readonly RichNode[]): string {
  if (meansFiles({ plain, html, files })) return '';
  const text = plain.replaceAll('\r\n', '\n');
  if (html === '') return text;
  const tree = read(html.replace(GOOGLE_DOCS, ''));
  const words = text.trim() === '' ? treeText(tree).trim() : text;
  const pieces = words.length > LONGEST_TEXT ? [] : piecesOf(tree);
  const isTooMuch = pieces.length > MOST_PIECES || pieces.filter(({ isItem }) => !isItem).length > MOST_LINKS;
  return isTooMuch ? words : withPieces(words, pieces);
}

/** A place in the text that the HTML says more about. */
interface Piece {
  /** The words as the plain text has them. */
  readonly label: string;
  /** The text in their place; of an item the mark in front of it. */
  readonly text: string;
  /** An item of a list: the label is a line of its own, and its links come after it. */
  readonly isItem: boolean;
}

function piecesOf(nodes: readonly RichNode[], list: RichElement | null = null): Piece[] {
  let number = list?.number ?? 1;
  return nodes.flatMap((node): Piece[] => {
    if (node.type === 'text') return [];
    if (node.type === 'link') return linkPiece(oneLine(treeText(node.children)), node.href);
    if (isList(node)) return piecesOf(node.children, node);
    if (list === null) return piecesOf(node.children);
    const label = oneLine(treeText(node.children.filter(child => !isList(child))));
    const inside = piecesOf(node.children);
    // An item that holds nothing but another list has no line.
    return label === '' ? inside : [{ label, text: list.tag === 'ul' ? '• ' : `${number++}. `, isItem: true }, ...inside];
  });
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isList = (node: RichNode): boolean => node.type === 'element' && (node.tag === 'ul' || node.tag === 'ol');

/** Mentions and hashtags are written by their names. An address that is its own label, or a shortened one, is written once. */
function linkPiece(label: string, href: string): Piece[] {
  const [shown, whole] = [label, href].map(address => address.replace(/^https?:\/\/(?:www\.)?|[/…]$/g, ''));
  if (!/^https?:/.test(href) || /^[@#]/.test(label) || shown === whole) return [];
  return [{ label, text: shown?.includes('/') && whole?.startsWith(shown) ? href : `${label} (${href})`, isItem: false }];
}

/** The words with the pieces that are found in them, in order. */
function withPieces(words: string, pieces: readonly Piece[]): string {
  // The line break before a line is where the line is in `words`.
  const lines = `\n${words}\n`;
  let [result, at] = ['', 0];
  for (const { label, text, isItem } of pieces) {
    // A line that has a mark already is another one.
    const found = isItem ? lines.indexOf(`\n${label}\n`, at) : words.indexOf(label, at);
    if (found < 0) continue;
    result += words.slice(at, found) + text;
    at = isItem ? found : found + label.length;
  }
  return result + words.slice(at);
}
