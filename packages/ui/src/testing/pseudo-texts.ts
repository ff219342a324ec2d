import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageSet, MessageSource, Translations } from '../i18n/messages.js';

/** The locale of the pseudo-language: English in its numbers and dates. */
export const PSEUDO_LOCALE = 'en-XA';

const PLAIN = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
/** One code unit for each letter. */
const ACCENTED = 'áçéĝĥíĵķļñôŕšţûŵýžÁÇÉĜĤÍĴĶĻÑÔŔŠŢÛŴÝŽ';
const FILLER = 'one two three four five six seven eight nine ten ';

/** Types of elements in the syntax tree of the parser. */
const LITERAL = 0;

/**
 * Returns the texts of a language for tests of the layout: English with accents, half as long again, in brackets. A text without brackets is not
 * translated, one without an end is cut.
 */
export function pseudoTexts(sets: readonly MessageSet[]): Translations {
  return Object.fromEntries(
    sets.flatMap(set => Object.entries(set.texts).map(([key, text]) => [`${set.namespace}.${key}`, pseudoText(text)])),
  );
}

/** Placeholders, plurals and choices stay as they are. A message without letters is unchanged. */
function pseudoText(text: MessageSource): MessageSource {
  const elements = typeof text === 'string' ? parse(text, { ignoreTag: true }) : text;
  const length = letterCount(elements);
  if (length === 0) return text;
  const [only] = elements;
  if (elements.length === 1 && only?.type === LITERAL) return framed(only.value, length).join('');
  const [before, , after] = framed('', length);
  return [literal(before), ...elements.map(accented), literal(after)];
}

function framed(text: string, length: number): [string, string, string] {
  const filler = FILLER.repeat(Math.ceil(length / 2 / FILLER.length)).slice(0, Math.ceil(length / 2));
  return ['⟦', withAccents(text), ` ${withAccents(filler.trim())}⟧`];
}

function accented(element: MessageFormatElement): MessageFormatElement {
  if (element.type === LITERAL) return { ...element, value: withAccents(element.value) };
  if (!('options' in element)) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(accented) },
  ]);
  return { ...element, options: Object.fromEntries(options) } as MessageFormatElement;
}

const literal = (value: string): MessageFormatElement => ({ type: LITERAL, value });

function withAccents(text: string): string {
  return text.replace(/[a-z]/gi, letter => ACCENTED.charAt(PLAIN.indexOf(letter)) || letter);
}

/** The letters of the longest form of a message. */
function letterCount(elements: readonly MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    if (element.type === LITERAL) return sum + (/\p{L}/u.test(element.value) ? element.value.length : 0);
    if (!('options' in element)) return sum;
    return sum + Math.max(0, ...Object.values(element.options).map(option => letterCount(option.value)));
  }, 0);
}
