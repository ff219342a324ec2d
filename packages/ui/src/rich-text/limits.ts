/** What one text from a server may cost the reader, whatever its author sends. */

/** UTF-16 units of HTML read; the rest is cut and {@link CUT_MARKER} stands for it. */
export const MAX_HTML_LENGTH = 262_144;
/** Elements within elements; what lies deeper keeps its text and loses its form. */
export const MAX_NESTING = 64;
/** Nodes of one tree; the rest is cut. */
export const MAX_NODES = 10_000;
/** What parsing may cost, as `parseCost` guesses it; a text over it keeps its words and loses its form. */
export const MAX_PARSE_COST = 200_000;
/** Custom emoji shown as pictures in one text; the rest stay shortcodes. */
export const MAX_EMOJI = 500;
/** Mentions made into links of this application in one text; the rest stay plain text. */
export const MAX_MENTIONS = 100;
/** A text of nothing but so many emoji, or fewer, is shown large. */
export const MAX_BIG_EMOJI = 10;

/** Stands where something was cut. */
export const CUT_MARKER = '[…]';
