/** A name longer than this, in UTF-16 units, is cut. */
export const MAX_NAME_LENGTH = 500;
/** More marks than this upon one letter are dropped: they would climb over the lines around it. */
export const MAX_COMBINING_MARKS = 3;

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for, by their numbers
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;
const BREAK = /[\t\n\u2028\u2029]+/g;
const DIRECTION_OVERRIDE = /[\u202A-\u202E\u2066-\u2069]/g;
const DIRECTION_MARK = /[\u061C\u200E\u200F]/g;
const STACKED_MARKS = new RegExp(`([\\p{Mn}\\p{Me}]{${MAX_COMBINING_MARKS}})[\\p{Mn}\\p{Me}]+`, 'gu');
// oxlint-disable-next-line no-control-regex -- the same and the marks of direction, in one look
const CONTROLS_QUICK = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;

/**
 * Text without characters which are not seen but turn or hide what stands beside them: C0 and C1 controls (tab and line
 * feed stay) and direction overrides, embeddings and isolates. Joiners, variation selectors and direction marks stay.
 */
export function cleanText(text: string): string {
  return CONTROLS_QUICK.test(text) ? text.replace(CONTROL, '').replace(DIRECTION_OVERRIDE, '') : text;
}

/** Cleaned text in which also no direction mark is left and no letter carries more than three combining marks. */
export function cleanLabel(text: string): string {
  return cleanText(text).replace(DIRECTION_MARK, '').replace(STACKED_MARKS, '$1');
}

/**
 * A person's name fit to stand beside other text: one line, at most {@link MAX_NAME_LENGTH} units, cleaned as
 * {@link cleanLabel}. Show it inside a `bdi`. A name in which nothing remains is ''.
 */
export function cleanName(text: string): string {
  const cut = text.slice(0, MAX_NAME_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return cleanLabel(cut.replace(BREAK, ' ')).trim();
}
