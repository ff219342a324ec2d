import { memo, useMemo, type Ref } from 'react';
import { type EmojiMap, emojiMap, isOnlyEmoji, type RichEmoji } from './emoji.js';
import { linkTargets, type RichMention, type RichTag } from './mention.js';
import { renderNodes } from './render.js';
import { richTree } from './rich-tree.dom.js';
import { withRef } from '../with-ref/with-ref.js';

/** The URLs of links within the app. */
export interface RichTextHrefs {
  account(mention: RichMention): string;
  /** @param name Lower case, without the `#`. */
  tag(name: string): string;
}

export interface RichTextProps {
  /** Untrusted HTML from the server. */
  html: string;
  emojis?: readonly RichEmoji[];
  /** A link opens an account's page within the app only if its URL is in this list. */
  mentions?: readonly RichMention[];
  tags?: readonly RichTag[];
  hrefs: RichTextHrefs;
  /** Hides the text fallback of a quote when the quote itself is shown. */
  hideQuoteInline?: boolean;
  /** The language of the text, as reported by the server. */
  lang?: string | null;
  id?: string | undefined;
  className?: string;
  /** Part of the text is cut off. @selector [data-collapsed] */
  isCollapsed?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const NONE: readonly never[] = [];

/** Renders HTML from a server: sanitized, with verified links and custom emoji. An empty text renders nothing. */
export const RichText = memo(
  withRef(function RichText(props: RichTextProps) {
    const { html, emojis = NONE, mentions = NONE, tags = NONE, hrefs, hideQuoteInline = false, lang } = props;
    const tree = useMemo(() => richTree(html), [html]);
    const emoji: EmojiMap = useMemo(() => emojiMap(emojis), [emojis]);
    const targetOf = useMemo(() => linkTargets(mentions, tags), [mentions, tags]);
    if (tree.length === 0) return null;
    return (
      <div
        ref={props.ref}
        id={props.id}
        className={props.className === undefined ? 'rk-rich' : `rk-rich ${props.className}`}
        dir="auto"
        lang={lang || undefined}
        data-big-emoji={isOnlyEmoji(tree, emoji) || undefined}
        data-collapsed={props.isCollapsed || undefined}
      >
        {renderNodes(tree, { emojis: emoji, targetOf, hrefs, hideQuoteInline })}
      </div>
    );
  }),
);
