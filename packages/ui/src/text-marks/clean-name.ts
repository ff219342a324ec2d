/** Maximum length of a name in UTF-16 units. */
export const MAX_NAME_LENGTH = 500;
/** Maximum combining marks per letter; more would overlap the surrounding lines. */
export const MAX_COMBINING_MARKS = 3;

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const BREAK = /[\t\n\u2028\u2029]+/g;
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/g;
const EMBEDDING = /[\u202A-\u202E]/g;
const ISOLATE = /[\u2066-\u2069]/g;
const ISOLATE_END = '\u2069';
const DIRECTION_MARK = /[\u061C\u200E\u200F]/g;
const STACKED_MARKS = new RegExp(`([\\p{Mn}\\p{Me}]{${MAX_COMBINING_MARKS}})[\\p{Mn}\\p{Me}]+`, 'gu');
// oxlint-disable-next-line no-control-regex -- matches control characters and direction overrides in one test
const CONTROLS_QUICK = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

/**
 * Removes invisible characters that reorder or hide neighbouring text: C0 and C1 controls (except tab and line feed) and direction
 * overrides, embeddings and isolates. Joiners, variation selectors and direction marks stay.
 */
export function cleanText(text: string): string {
  return CONTROLS_QUICK.test(text) ? text.replace(CONTROL, '').replace(DIRECTION_OVERRIDE, '') : text;
}

/**
 * Cleans a text like {@link cleanText}, but leaves isolates that are all closed: for a text of a sentence, a title or an attribute, which
 * may be a sentence of the app that isolates its own words. Nothing in the result reorders the text around it.
 */
export function cleanWords(text: string): string {
  if (!CONTROLS_QUICK.test(text)) return text;
  let open = 0;
  for (const [mark] of text.matchAll(ISOLATE)) {
    open += mark === ISOLATE_END ? -1 : 1;
    if (open < 0) break;
  }
  return open === 0 ? text.replace(CONTROL, '').replace(EMBEDDING, '') : cleanText(text);
}

/** Cleans a text like {@link cleanText} and also removes direction marks and excess combining marks. */
export function cleanLabel(text: string): string {
  return cleanText(text).replace(DIRECTION_MARK, '').replace(STACKED_MARKS, '$1');
}

/**
 * Cleans a display name for use beside other text: one line, at most {@link MAX_NAME_LENGTH} units, cleaned by
 * {@link cleanLabel}. Render it inside a `bdi`. A name without visible characters becomes ''.
 */
export function cleanName(text: string): string {
  const cut = text.slice(0, MAX_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return cleanLabel(cut.replace(BREAK, ' ')).trim();
}
