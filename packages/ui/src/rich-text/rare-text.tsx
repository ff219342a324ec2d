import { useMemo, useSyncExternalStore, type ComponentType } from 'react';
import { takeMathml, withFormulas } from './formula-nodes.js';
import { Formula } from './formula.js';
import { htmlParts } from './html-parts.js';
import { MAX_PART_LENGTH } from './limits.js';
import { LongText } from './long-text.js';
import type { RichTag } from './link-target.js';
import { element } from './node-collector.js';
import type { RichLink, RichNode } from './rich-node.js';
import type { TextProps } from './rich-text-props.js';
import { richTree } from './rich-tree.dom.js';
import { safeUrl } from './safe-url.js';
import { sanitizers } from './sanitizer.dom.js';
import { withTagRow } from './tag-row.js';

/** More would be taller than the post. */
const MAX_ADDED_TAGS = 20;

interface RareTextProps extends TextProps {
  Text: ComponentType<TextProps>;
}

/** A text that is long, may have formulas, or lacks hashtags of its post. Its words alone until the sanitizer has loaded. */
export function RareText({ Text, ...props }: RareTextProps) {
  const { html, tags = noTags } = props;
  const canParse = useSyncExternalStore(sanitizers.subscribe, isReady);
  const text = useMemo(() => (canParse ? readRareText(html, tags) : null), [canParse, html, tags]);
  if (text === null) return <Text {...props} html={html.slice(0, MAX_PART_LENGTH)} />;
  const { parts, read } = text;
  if (parts.length > 1) return <LongText {...props} {...{ parts, read, Text }} key={html} />;
  return <Text {...props} html={parts[0] ?? ''} read={read} />;
}

const isReady = (): boolean => sanitizers.current() !== null;
const noTags: readonly RichTag[] = [];

function readRareText(html: string, tags: readonly RichTag[]) {
  const { html: rest, formulas } = takeMathml(html, Formula);
  const parts = htmlParts(rest);
  const missing = missingTags(html, tags);
  const last = parts.at(-1);
  const read = (part: string): readonly RichNode[] => {
    const nodes = withFormulas(richTree(part), formulas, Formula);
    return part === last && missing.length > 0 ? withMissingTags(nodes, missing) : nodes;
  };
  return { parts, read };
}

/** Adds hashtags to the row that a text ends with, or as a row of their own. */
function withMissingTags(nodes: readonly RichNode[], missing: RichLink[]): readonly RichNode[] {
  const rows = withTagRow(nodes);
  const row = rows.at(-1);
  return row?.type === 'element' && row.mark === 'tags'
    ? [...rows.slice(0, -1), { ...row, children: [...row.children, ...missing] }]
    : [...nodes, element('p', missing)];
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
