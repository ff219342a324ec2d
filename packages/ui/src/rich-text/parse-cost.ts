/** Tags that the parser closes implicitly. */
const SHORT_LIVED = new Set(['br', 'hr', 'img', 'p', 'li', 'wbr', 'input', 'td', 'th', 'tr', 'dt', 'dd', 'option']);

/**
 * An upper estimate of the nodes a browser creates for some HTML: the number of tags times the deepest nesting. The parser reopens
 * unclosed formatting elements in every following block, so a short text can produce millions of nodes.
 */
export function parseCost(html: string): number {
  const open = new Map<string, number>();
  let tags = 0;
  let depth = 0;
  let deepest = 1;
  for (const [, slash, name] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    tags += 1;
    const tag = (name ?? '').toLowerCase();
    if (SHORT_LIVED.has(tag)) continue;
    const count = open.get(tag) ?? 0;
    if (slash === '') {
      open.set(tag, count + 1);
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (count > 0) {
      open.set(tag, count - 1);
      depth -= 1;
    }
  }
  return tags * deepest;
}
