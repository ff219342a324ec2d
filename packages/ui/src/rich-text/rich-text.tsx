import { memo, useMemo, useSyncExternalStore } from 'react';
import { type EmojiMap, emojiMap, isOnlyEmoji } from './emoji.js';
import { lazyPart } from '../lazy-part/lazy-part.js';
import { MAX_PART_LENGTH } from './limits.js';
import { usePlaceOf } from '../link/link.js';
import { linkTargets, placeAt } from './link-target.js';
import { withoutQuoteLine } from './quote-line.js';
import { renderNodes } from './render.js';
import { richTree } from './rich-tree.dom.js';
import { sanitizers } from './sanitizer.dom.js';
import { withTagRow } from './tag-row.js';
import { wordTree } from './word-tree.js';
import type { RichTextProps, TextProps } from './rich-text-props.js';
import { withRef } from '../with-ref/with-ref.js';

const NONE: readonly never[] = [];

/** Texts that few posts are: long ones, formulas, hashtags of the post that the text does not name. */
const RareText = lazyPart(async () => (await import('./rare-text.js')).RareText, { isQuiet: true });
const MAY_BE_FORMULA = /<math|\\[([]|\$[^$]*[^$\s]\$/;

/**
 * Renders HTML from a server: sanitized, with verified links and custom emoji. An empty text renders nothing. Formulas, MathML or TeX, are drawn, and
 * a last line of hashtags is a row. Of a very long text it shows the first part, with a button below it for the next one. A server, which cannot
 * parse HTML, renders the words in their paragraphs; links, lists and emphasis follow as its markup is hydrated.
 */
export const RichText = memo(
  withRef(function RichText({ ref: box, ...props }: RichTextProps) {
    const { html, tags = NONE } = props;
    // Fewer number signs than hashtags, those of escaped characters aside: some hashtags are not in the text.
    const isRare = html.length > MAX_PART_LENGTH || MAY_BE_FORMULA.test(html) || tags.length >= html.split(/[^&]#/).length;
    if (!isRare) return <Text {...props} box={box} />;
    const start = <Text {...props} html={html.slice(0, MAX_PART_LENGTH)} box={box} />;
    return <RareText {...props} box={box} Text={Text} fallback={start} />;
  }),
);

/** Renders the tree of one text. */
function Text(props: TextProps) {
  const {
    box,
    read,
    html,
    emojis = NONE,
    mentions = NONE,
    tags = NONE,
    places = NONE,
    quotePlace = null,
    hrefs,
    hideQuoteInline = false,
    lang,
    isCollapsed = false,
  } = props;
  const parse = useCanParse() ? richTree : wordTree;
  const emoji: EmojiMap = useMemo(() => emojiMap(emojis), [emojis]);
  const placeOf = usePlaceOf();
  const targetOf = useMemo(
    () => linkTargets({ mentions, tags, places, quotePlace, accountHref: hrefs.account, placeOf }),
    [mentions, tags, places, quotePlace, hrefs, placeOf],
  );
  const quoteHref = hideQuoteInline ? quotePlace?.href : undefined;
  const nodes = useMemo(() => {
    const all = (read ?? parse)(html);
    const own = quoteHref === undefined ? all : withoutQuoteLine(all, ({ href }) => placeAt(href, places)?.href === quoteHref);
    return withTagRow(own);
  }, [read, parse, html, quoteHref, places]);
  if (nodes.length === 0) return null;
  return (
    <div
      ref={box}
      id={props.id}
      className={props.className === undefined ? 'rk-rich' : `rk-rich ${props.className}`}
      dir="auto"
      lang={lang || undefined}
      data-big-emoji={isOnlyEmoji(nodes, emoji) || undefined}
      data-collapsed={isCollapsed || undefined}
    >
      {renderNodes(nodes, { emojis: emoji, targetOf, hrefs, hideQuoteInline })}
    </div>
  );
}

/** False on a server, while its markup is hydrated, and while the sanitizer loads. */
function useCanParse(): boolean {
  return useSyncExternalStore(sanitizers.subscribe, isReady, isNever);
}

const isReady = (): boolean => sanitizers.current() !== null;
const isNever = (): boolean => false;
