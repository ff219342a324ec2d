import { cleanText } from '../text-marks/clean-name.js';
import type { MathElement, MathNode } from './rich-node.js';
import { htmlCharacters } from './word-tree.js';

/**
 * Reads MathML into plain data that is drawn element by element. No text of it reaches a parser of the browser, so nothing can become another
 * element there (ADR 8): an element that is not listed leaves its text, and an attribute needs a value of its rule.
 */

/** Elements with text; all others have elements alone. */
const TOKENS = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
const ELEMENTS = new Set([
  ...TOKENS,
  ...'mrow mspace mfrac msqrt mroot msub msup msubsup munder mover munderover'.split(' '),
  ...'mmultiscripts mprescripts mtable mtr mtd mstyle mphantom'.split(' '),
]);
/** Elements that say nothing which every browser shows, or that could cover what is around the formula. */
const ROWS = new Set(['none', 'mpadded', 'menclose', 'merror', 'mfenced']);
/** Elements whose text is no part of the formula. */
const HIDDEN = new Set(['annotation', 'annotation-xml', 'script', 'style', 'template', 'title', 'desc', 'head', 'noscript']);
const VOID = new Set(['mspace', 'mprescripts']);

const FLAG = /^(?:true|false)$/;
/** At most some lines wide, and back by less than one letter: a formula stays in its post. */
const LENGTH = /^(?:\d(?:\.\d{1,4})?|-?0?\.\d{1,4})(?:em|ex|pt|px)$|^0$|^\d\d?(?:\.\d{1,4})?(?:pt|px|%)$/;
const COUNT = /^[1-9]$/;

const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
  ...['fence', 'stretchy', 'symmetric', 'separator', 'largeop', 'movablelimits', 'accent', 'accentunder'].map(
    (name): [string, RegExp] => [name, FLAG],
  ),
  ...['lspace', 'rspace', 'minsize', 'maxsize', 'width', 'height', 'depth', 'linethickness'].map((name): [string, RegExp] => [
    name,
    LENGTH,
  ]),
  ['displaystyle', FLAG],
  ['scriptlevel', /^(?:\+?[0-2])$/],
  ['form', /^(?:prefix|infix|postfix)$/],
  ['mathvariant', /^normal$/],
  ['columnspan', COUNT],
  ['rowspan', COUNT],
  ['columnalign', /^(?:left|right|center)(?: (?:left|right|center)){0,20}$/],
  ['dir', /^(?:ltr|rtl)$/],
]);
/** Classes of Temml: how a column of a table is aligned. */
const ALIGNED: ReadonlyMap<string, string> = new Map([
  ['tml-left', 'left'],
  ['tml-right', 'right'],
]);
/** React has names of its own. */
const PROPS: ReadonlyMap<string, string> = new Map([['rowspan', 'rowSpan']]);
const PADDING = /(?:^|;)\s*padding-(left|right):\s*([\d.]+(?:em|pt))\s*(?=;|$)/gi;

const MAX_ELEMENTS = 2_000;
const MAX_DEPTH = 40;

const TAG = /<(?:!--[\s\S]*?-->|(\/?)([a-z][\w:-]*)([^<>]*)>)/gi;
const ATTRIBUTE = /([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** A formula that was read. */
export interface ReadMath {
  math: MathElement;
  /** The TeX that its author wrote; null without one. */
  tex: string | null;
  /** Its text, for one without TeX. */
  text: string;
}

interface Open {
  /** The name that ends it. */
  name: string;
  node: MathElement;
  isToken: boolean;
}

/** Reads one formula, from `<math` to its end. Null for one that is too large or has nothing to show. */
export function readMathml(source: string): ReadMath | null {
  const root: MathElement = { tag: 'math', props: { dir: 'ltr' }, children: [] };
  const stack: Open[] = [];
  let hidden: string | null = null;
  let isTex = false;
  let tex: string | null = null;
  let text = '';
  let count = 0;
  let from = 0;

  const addText = (raw: string): void => {
    const words = cleanText(htmlCharacters(raw)).replace(/\s+/g, ' ');
    if (hidden !== null) {
      if (isTex) tex = (tex ?? '') + cleanText(htmlCharacters(raw));
      return;
    }
    const top = stack.at(-1);
    if (words.trim() === '' && top?.isToken !== true) return;
    text += words.trim();
    if (top?.isToken === true) top.node.children.push(words);
    else (top?.node ?? root).children.push({ tag: 'mtext', props: {}, children: [words] });
  };

  for (const { 0: tag, 1: slash, 2: fullName = '', 3: rest = '', index } of source.matchAll(TAG)) {
    if (index > from) addText(source.slice(from, index));
    from = index + tag.length;
    const name = fullName.toLowerCase().replace(/^[\w-]+:/, '');
    if (hidden !== null) {
      if (slash !== '' && name === hidden) [hidden, isTex] = [null, false];
      continue;
    }
    if (slash === '/') {
      const at = stack.findLastIndex(open => open.name === name);
      if (at >= 0) stack.length = at;
    } else if (HIDDEN.has(name)) {
      if (rest.endsWith('/')) continue;
      hidden = name;
      isTex = name === 'annotation' && tex === null && /application\/x-tex/i.test(rest);
    } else if (name === 'math') {
      if (/\sdisplay\s*=\s*["']?block/i.test(rest)) root.props = { ...root.props, display: 'block' };
      if (/\sdir\s*=\s*["']?rtl/i.test(rest)) root.props = { ...root.props, dir: 'rtl' };
    } else if ((ELEMENTS.has(name) || ROWS.has(name)) && stack.at(-1)?.isToken !== true) {
      count += 1;
      if (count > MAX_ELEMENTS || stack.length > MAX_DEPTH) return null;
      const node: MathElement = { tag: ROWS.has(name) ? 'mrow' : name, props: propsOf(rest), children: [] };
      (stack.at(-1)?.node ?? root).children.push(node);
      if (!VOID.has(name) && !rest.endsWith('/')) stack.push({ name, node, isToken: TOKENS.has(name) });
    }
  }
  if (from < source.length) addText(source.slice(from));
  return text === '' ? null : { math: root, tex, text };
}

function propsOf(rest: string): MathElement['props'] {
  const props = new Map<string, string>();
  const style = new Map<string, string>();
  for (const [, rawName = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const name = rawName.toLowerCase();
    const value = (double ?? single ?? bare ?? '').trim();
    if (name === 'class') {
      const align = ALIGNED.get(value);
      if (align !== undefined) style.set('textAlign', align);
    } else if (name === 'style') {
      for (const [, side = '', length = ''] of value.matchAll(PADDING)) {
        if (LENGTH.test(length)) style.set(side.toLowerCase() === 'left' ? 'paddingLeft' : 'paddingRight', length);
      }
    } else if (ATTRIBUTES.get(name)?.test(value) === true) props.set(PROPS.get(name) ?? name, value);
  }
  return { ...Object.fromEntries(props), ...(style.size > 0 && { style: Object.fromEntries(style) }) };
}

/** The text of a formula as it was read, without spaces between its parts. */
export const mathText = (nodes: readonly MathNode[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : mathText(node.children))).join('');
