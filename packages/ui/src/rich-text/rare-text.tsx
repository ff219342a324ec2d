import { takeMathml, withFormulas } from './formula-nodes.js';
import { Formula } from './formula.js';
import { htmlParts } from './html-parts.js';
import type { RichTag } from './link-target.js';
import type { RichLink, RichNode } from './rich-node.js';
import { richTree } from './rich-tree.dom.js';
import { safeUrl } from './safe-url.js';

/** How a text is read. */
export interface TextReader {
  /** Its HTML, as it is shown part by part. */
  readonly parts: readonly string[];
  read(part: string): readonly RichNode[];
  /** Hashtags of the post that its text does not name. */
  readonly tags: readonly RichLink[];
}

/** More would be taller than the post. */
const MAX_ADDED_TAGS = 20;

/** Reads a text that is long, may have formulas, or lacks hashtags of its post: few texts are one of these. */
export function readRareText(html: string, tags: readonly RichTag[]): TextReader {
  const { html: rest, formulas } = takeMathml(html, Formula);
  return {
    parts: htmlParts(rest),
    read: part => withFormulas(richTree(part), formulas, Formula),
    tags: missingTags(html, tags),
  };
}

/** The hashtags that neither a word nor a link of the text is. */
function missingTags(html: string, tags: readonly RichTag[]): RichLink[] {
  const text = plainLetters(html);
  return tags.slice(0, MAX_ADDED_TAGS).flatMap(({ name, url }): RichLink[] => {
    const href = safeUrl(url, 'text-link');
    if (href === null || name === '' || html.includes(url) || text.includes(plainLetters(name))) return [];
    return [{ type: 'link', href, claim: 'hashtag', shownHost: null, children: [{ type: 'text', text: `#${name}` }] }];
  });
}

/** Servers name a hashtag without the accents of its letters. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
