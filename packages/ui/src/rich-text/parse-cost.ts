/** Tags which never stay open over what follows them. */
const SHORT_LIVED = new Set(['br', 'hr', 'img', 'p', 'li', 'wbr', 'input', 'td', 'th', 'tr', 'dt', 'dd', 'option']);

/**
 * An upper guess of the nodes a browser makes of some HTML: its tags times how many of them stand open at once.
 * A parser opens unclosed formatting anew in every block after it, so a small text can ask for millions of nodes.
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
