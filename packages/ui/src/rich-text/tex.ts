import temml from 'temml';
import { readMathml } from './mathml.js';
import type { MathElement } from './rich-node.js';

const MAX_CACHED = 200;
const cache = new Map<string, MathElement | null>();

/** Macros that are expanded at most: one may contain others. */
const MAX_EXPAND = 200;
/** em. */
const MAX_SIZE: [number, number] = [9, 9];

/** Converts TeX. Null where it is no TeX, or too large: then its source is shown. The result is cached. */
export function texTree(tex: string, isBlock: boolean): MathElement | null {
  const key = `${isBlock ? 'b' : 'i'}${tex}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const tree = convert(tex, isBlock);
  cache.set(key, tree);
  const oldest = cache.size > MAX_CACHED ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  return tree;
}

function convert(tex: string, isBlock: boolean): MathElement | null {
  try {
    const options = { displayMode: isBlock, throwOnError: true, trust: false, maxExpand: MAX_EXPAND, maxSize: MAX_SIZE };
    return readMathml(temml.renderToString(tex, options))?.math ?? null;
  } catch {
    return null;
  }
}
