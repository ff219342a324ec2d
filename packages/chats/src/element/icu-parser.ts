import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The parts of ICU messages that the texts of Rookery use, in a tenth of the size of the parser of FormatJS (ADR 41). */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

interface Option {
  value: Node[];
}

type Node =
  | { type: typeof LITERAL | typeof ARGUMENT; value: string }
  | { type: typeof NUMBER; value: string; style: string | null }
  | { type: typeof POUND }
  | { type: typeof SELECT; value: string; options: Record<string, Option> }
  | { type: typeof PLURAL; value: string; options: Record<string, Option>; offset: number; pluralType: 'cardinal' | 'ordinal' };

/**
 * Parses an ICU message: arguments, numbers with their named styles, `plural` with exact values and `offset`, `selectordinal`, `select`, `#`, and
 * quotes. Returns what FormatJS returns for it.
 * @throws SyntaxError for anything else.
 */
export function parse(message: string): MessageFormatElement[] {
  let at = 0;

  function fail(): never {
    throw new SyntaxError(`Not a message: ${message}`);
  }

  function take(pattern: RegExp): string | null {
    pattern.lastIndex = at;
    const match = pattern.exec(message);
    if (match === null) return null;
    at += match[0].length;
    return match[1] ?? match[0];
  }

  function need(pattern: RegExp): string {
    return take(pattern) ?? fail();
  }

  function readNodes(isNested: boolean, isPlural: boolean): Node[] {
    const nodes: Node[] = [];
    while (at < message.length && !(isNested && message[at] === '}')) {
      const text = readLiteral(isPlural);
      if (text !== '') nodes.push({ type: LITERAL, value: text });
      else if (isPlural && take(/#/y) !== null) nodes.push({ type: POUND });
      else nodes.push(readArgument(isPlural));
    }
    return nodes;
  }

  /** Text up to the next brace, or `#` inside a plural. `''` is an apostrophe; an apostrophe before a brace begins a quotation. */
  function readLiteral(isPlural: boolean): string {
    const plain = isPlural ? /[^{}#']+/y : /[^{}']+/y;
    const quoted = isPlural ? /'([{}<>#][^']*(?:''[^']*)*)(?:'|$)/y : /'([{}<>][^']*(?:''[^']*)*)(?:'|$)/y;
    let text = '';
    for (;;) {
      const part = take(plain) ?? (take(/''/y) === null ? null : `'`) ?? take(quoted)?.replaceAll(`''`, `'`) ?? take(/'/y);
      if (part === null) return text;
      text += part;
    }
  }

  function readArgument(isPlural: boolean): Node {
    need(/\{\s*/y);
    const value = need(/([\p{L}\p{N}_]+)\s*/uy);
    if (take(/\}/y) !== null) return { type: ARGUMENT, value };
    const kind = need(/,\s*(number|plural|selectordinal|select)\s*/y);
    if (kind === 'number') {
      const style = take(/,\s*(integer|percent)\s*/y);
      need(/\}/y);
      return { type: NUMBER, value, style };
    }
    need(/,\s*/y);
    if (kind === 'select') return { type: SELECT, value, options: readOptions(isPlural) };
    const offset = Number(take(/offset:\s*(\d+)\s*/y) ?? 0);
    return { type: PLURAL, value, options: readOptions(true), offset, pluralType: kind === 'plural' ? 'cardinal' : 'ordinal' };
  }

  function readOptions(isPlural: boolean): Record<string, Option> {
    const options: Record<string, Option> = {};
    while (take(/\s*\}/y) === null) {
      const name = need(/\s*(=?[\p{L}\p{N}_-]+)\s*\{/uy);
      options[name] = { value: readNodes(true, isPlural) };
      need(/\}/y);
    }
    return options['other'] === undefined ? fail() : options;
  }

  return readNodes(false, false) as MessageFormatElement[];
}
