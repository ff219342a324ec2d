/** A formula in a text. */
export interface TexSpan {
  tex: string;
  isBlock: boolean;
  /** With its signs. */
  source: string;
}

/** Formulas of one text. */
const MAX_FORMULAS = 100;

/** A longer text between two signs is no formula that anybody reads in a post. */
const SPAN = /\$\$([^$]{1,2000})\$\$|\\\[([\s\S]{1,2000}?)\\\]|\\\(([\s\S]{1,2000}?)\\\)|\$([^$]{1,2000})\$/g;

/**
 * Splits a text into words and TeX: between `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. Amounts of money and variables of a shell are words: a `$`
 * that opens a formula follows no letter and stands before no space, the one that closes it follows no space and stands before no letter or digit,
 * and no sentence is between them.
 */
export function texSpans(text: string): (string | TexSpan)[] {
  const pieces: (string | TexSpan)[] = [];
  let done = 0;
  let count = 0;
  SPAN.lastIndex = 0;
  for (let match = SPAN.exec(text); match !== null && count < MAX_FORMULAS; match = SPAN.exec(text)) {
    const [source, display, bracket, paren, inline] = match;
    const tex = display ?? bracket ?? paren ?? inline ?? '';
    const isDollar = bracket === undefined && paren === undefined;
    const before = text[match.index - 1] ?? '';
    const after = text[match.index + source.length] ?? '';
    const isFormula =
      tex.trim() !== '' &&
      before !== '\\' &&
      (!isDollar || (isMath(tex) && !/[\p{L}\p{N}$]/u.test(before + after))) &&
      (inline === undefined || !/^\s|[\s\\]$/.test(inline));
    if (!isFormula) {
      // The sign that ended it may open the next one.
      SPAN.lastIndex = match.index + (source.startsWith('$$') ? 2 : 1);
      continue;
    }
    if (match.index > done) pieces.push(text.slice(done, match.index));
    pieces.push({ tex: tex.trim(), isBlock: display !== undefined || bracket !== undefined, source });
    done = match.index + source.length;
    count += 1;
  }
  if (done < text.length) pieces.push(text.slice(done));
  return pieces;
}

/** Whether what is between two `$` is a formula, and not a part of a sentence. */
function isMath(tex: string): boolean {
  // Words of the formula itself, and the names of its commands.
  const rest = tex.replace(/\\(?:text|mathrm|mathit|mathbf|operatorname|begin|end)\s*\{[^{}]*\}|\\[a-z]+/gi, ' ');
  const hasCommand = rest !== tex;
  if (/\p{L}{2,}[,;:]?\s+\p{L}{2,}/u.test(rest) || /^[\d.,]+\s+\p{L}{2,}/u.test(rest)) return false;
  if (!hasCommand && !isBalanced(rest)) return false;
  // An amount, or a word: neither says that it is a formula.
  return hasCommand || /[=<>^_+*/|(){}[\]≤≥±×÷∈→∞∑∫√-]/u.test(rest) || /^\s*\p{L}{1,2}'*\s*$/u.test(rest);
}

/** Whether brackets close as they open. Those of an interval may differ: `(0, 1]`. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
