import { cleanText } from '../text-marks/clean-name.js';
import { MAX_NODES } from './limits.js';
import { trimLayoutSpace } from './node-collector.js';
import { paragraph } from './plain-paragraphs.js';
import type { RichNode } from './rich-node.js';
import { shapeOf, wordsFor } from './shapes.js';

/** Comments, and elements whose content no browser shows. */
const HIDDEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title|desc|noscript|noembed|noframes|annotation(?:-xml)?)(?=[\s/>]|$)[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** The name ends before the attributes begin: a tag without an end would be tried with every part of its name. */
const TAG = /<\/?([a-z][^\s/<>]*)(?=[\s/>])[^<>]*>/gi;
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
]);
const attributes = new Map(
  ['alt', 'title', 'label', 'value', 'type'].map(name => [
    name,
    new RegExp(String.raw`\s${name}=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i'),
  ]),
);
/** Ends a block. No text has one: `cleanText` removes it. */
const END = '\0';

/** HTML without the content of scripts, style sheets and comments: for a text whose markup is removed or cut before it is parsed. */
export function withoutHidden(html: string): string {
  return html.replace(HIDDEN, '');
}

/**
 * The words of untrusted HTML, in their paragraphs and lines, without links, lists and emphasis. It needs no DOM, so a server and the browser that
 * hydrates its markup arrive at the same tree. A text of very many blocks becomes one.
 */
export function wordTree(html: string): readonly RichNode[] {
  if (!/[<&]/.test(html)) return textOnly(html);
  const words = withoutHidden(html).replace(TAG, textOfTag);
  const blocks = words.split(END);
  if (blocks.length + words.split('<br>').length < MAX_NODES) return blocks.flatMap(block => paragraph(block, htmlCharacters));
  return textOnly(htmlCharacters(words.replaceAll(END, ' ').replaceAll('<br>', ' ')));
}

function textOnly(text: string): RichNode[] {
  return trimLayoutSpace([{ type: 'text', text: cleanText(text) }]);
}

/** The text of an option, with its markup, up to the next option or the end of the list. */
const OPTION_END = /<\/?(?:option|optgroup|select|datalist)(?=[\s/>])/gi;

function textOfTag(tag: string, name: string, from: number, html: string): string {
  const known = name.toLowerCase();
  if (known === 'br') return '<br>';
  const end = shapeOf(known)?.isBlock === true ? END : '';
  if (tag.startsWith('</')) return end;
  // `paragraph` replaces the escaped characters of all words.
  const words = wordsFor(
    known,
    attribute => {
      const [, double, single, bare] = attributes.get(attribute)?.exec(tag) ?? [];
      return double ?? single ?? bare ?? null;
    },
    () => isBlank(html, from + tag.length),
  );
  return end + words.replaceAll('<', '&lt;');
}

/** Whether an option that begins there has no text. */
function isBlank(html: string, from: number): boolean {
  OPTION_END.lastIndex = from;
  const end = OPTION_END.exec(html)?.index ?? html.length;
  return html.slice(from, end).replace(TAG, '').trim() === '';
}

/** Replaces the escaped characters of a text; names that are not known here stay as they are. */
export function htmlCharacters(text: string): string {
  return text.replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]+));/gi, (all, number?: string, name = '') => {
    if (number === undefined) return CHARACTERS.get(name) ?? all;
    const code = Number(number.replace(/^x/i, '0x'));
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  });
}
