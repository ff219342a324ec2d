import { memo, useMemo } from 'react';
import { type EmojiMap, emojiMap, isOnlyEmoji, type RichEmoji } from './emoji.js';
import { linkTargets, type RichMention, type RichTag } from './mention.js';
import { renderNodes } from './render.js';
import { richTree } from './rich-tree.js';

/** Where the links inside the application go. */
export interface RichTextHrefs {
  account(mention: RichMention): string;
  /** @param name Lower case, without the `#`. */
  tag(name: string): string;
}

export interface RichTextProps {
  /** Untrusted HTML as a server sent it. */
  html: string;
  emojis?: readonly RichEmoji[];
  /** A link becomes an account's own page only when its address is one of these. */
  mentions?: readonly RichMention[];
  tags?: readonly RichTag[];
  hrefs: RichTextHrefs;
  /** Leaves out the textual stand-in for a quote, when the quote itself is shown. */
  hideQuoteInline?: boolean;
  /** The text's language as the server tells it. */
  lang?: string | null;
}

const NONE: readonly never[] = [];

/** A text from the network: sanitised, its links honest, its emoji pictures. Draws nothing for a text without words. */
export const RichText = memo(function RichText(props: RichTextProps) {
  const { html, emojis = NONE, mentions = NONE, tags = NONE, hrefs, hideQuoteInline = false, lang } = props;
  const tree = useMemo(() => richTree(html), [html]);
  const emoji: EmojiMap = useMemo(() => emojiMap(emojis), [emojis]);
  const targetOf = useMemo(() => linkTargets(mentions, tags), [mentions, tags]);
  if (tree.length === 0) return null;
  return (
    <div className="rk-rich" dir="auto" lang={lang || undefined} data-big-emoji={isOnlyEmoji(tree, emoji) || undefined}>
      {renderNodes(tree, { emojis: emoji, targetOf, hrefs, hideQuoteInline })}
    </div>
  );
});
