/* Limits for one text from a server, so that no post can freeze the page. */

/** UTF-16 units of HTML that are parsed; {@link CUT_MARKER} replaces the rest. */
export const MAX_HTML_LENGTH = 262_144;
/** UTF-16 units of HTML that are shown at once; a button shows the next ones. Laying out 262,144 units takes half a second. */
export const MAX_PART_LENGTH = 8_192;
/** Maximum nesting of elements; deeper elements keep only their text. */
export const MAX_NESTING = 64;
/** Maximum nodes of one tree; the rest is cut. */
export const MAX_NODES = 10_000;
/** Maximum estimate of `parseCost`; a text above it keeps only its text. */
export const MAX_PARSE_COST = 200_000;
/** Maximum custom emoji shown as images in one text; the rest stay shortcodes. */
export const MAX_EMOJI = 500;
/** Maximum mentions linked within the app in one text; the rest stay plain text. */
export const MAX_MENTIONS = 100;
/** A text of at most this many emoji and nothing else is shown large. */
export const MAX_BIG_EMOJI = 10;

/** Marks a cut. */
export const CUT_MARKER = '[…]';
