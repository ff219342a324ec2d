/** A part of a message: writes itself with the values of the message. `count`: the number that `#` stands for. */
type Part = (values: Values, locale: string, count: number) => string;

type Values = Readonly<Record<string, unknown>>;

/**
 * ICU messages in a fifth of the size of `intl-messageformat`, whose place it takes in the file of the element (ADR 41): arguments, numbers
 * with their named styles, `plural` with exact values and `offset`, `selectordinal`, `select`, `#`, and quotes.
 */
export class IntlMessageFormat {
  readonly #parts: readonly Part[];
  readonly #locale: string;

  /** @throws SyntaxError for anything else. */
  constructor(message: string, locale: string) {
    this.#parts = parse(message);
    this.#locale = locale;
  }

  /** @throws TypeError when a value is missing. */
  format(values: Values): string {
    return write(this.#parts, values, this.#locale, 0);
  }
}

function write(parts: readonly Part[], values: Values, locale: string, count: number): string {
  return parts.map(part => part(values, locale, count)).join('');
}

function valueOf(values: Values, name: string): unknown {
  if (!(name in values)) throw new TypeError(`The value of ${name} is missing.`);
  return values[name];
}

const numberStyles: Readonly<Record<string, Intl.NumberFormatOptions>> = {
  integer: { maximumFractionDigits: 0 },
  percent: { style: 'percent' },
};

function parse(message: string): readonly Part[] {
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

  function readParts(isNested: boolean, isPlural: boolean): readonly Part[] {
    const parts: Part[] = [];
    while (at < message.length && !(isNested && message[at] === '}')) {
      const text = readText(isPlural);
      if (text !== '') parts.push(() => text);
      else if (isPlural && take(/#/y) !== null) parts.push((_values, locale, count) => count.toLocaleString(locale));
      else parts.push(readArgument(isPlural));
    }
    return parts;
  }

  /** Text up to the next brace, or `#` inside a plural. `''` is an apostrophe; an apostrophe before a brace begins a quotation. */
  function readText(isPlural: boolean): string {
    const plain = isPlural ? /[^{}#']+/y : /[^{}']+/y;
    const quoted = isPlural ? /'([{}<>#][^']*(?:''[^']*)*)(?:'|$)/y : /'([{}<>][^']*(?:''[^']*)*)(?:'|$)/y;
    let text = '';
    for (;;) {
      const piece = take(plain) ?? (take(/''/y) === null ? null : `'`) ?? take(quoted)?.replaceAll(`''`, `'`) ?? take(/'/y);
      if (piece === null) return text;
      text += piece;
    }
  }

  function readArgument(isPlural: boolean): Part {
    need(/\{\s*/y);
    const name = need(/([\p{L}\p{N}_]+)\s*/uy);
    if (take(/\}/y) !== null) return values => String(valueOf(values, name));
    const kind = need(/,\s*(number|plural|selectordinal|select)\s*/y);
    if (kind === 'number') {
      const style = numberStyles[take(/,\s*(integer|percent)\s*/y) ?? ''];
      need(/\}/y);
      return (values, locale) => Number(valueOf(values, name)).toLocaleString(locale, style);
    }
    need(/,\s*/y);
    const offset = kind === 'select' ? 0 : Number(take(/offset:\s*(\d+)\s*/y) ?? 0);
    const { options, other } = readOptions(kind !== 'select' || isPlural);
    if (kind === 'select')
      return (values, locale, count) => write(options.get(String(valueOf(values, name))) ?? other, values, locale, count);
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    return (values, locale) => {
      const value = Number(valueOf(values, name));
      const rest = value - offset;
      const option = options.get(`=${value}`) ?? options.get(new Intl.PluralRules(locale, { type }).select(rest)) ?? other;
      return write(option, values, locale, rest);
    };
  }

  function readOptions(isPlural: boolean) {
    const options = new Map<string, readonly Part[]>();
    while (take(/\s*\}/y) === null) {
      const name = need(/\s*(=?[\p{L}\p{N}_-]+)\s*\{/uy);
      options.set(name, readParts(true, isPlural));
      need(/\}/y);
    }
    return { options, other: options.get('other') ?? fail() };
  }

  return readParts(false, false);
}
