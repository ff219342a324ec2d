import { memo, useCallback, useMemo, useState, useSyncExternalStore, type Ref } from 'react';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import { type EmojiMap, emojiMap, isOnlyEmoji, type RichEmoji } from './emoji.js';
import { createLazySource } from '../lazy-part/lazy-source.js';
import { MAX_PART_LENGTH } from './limits.js';
import { usePlaceOf, type LinkPlace } from '../link/link.js';
import { linkTargets, placeAt, type RichMention, type RichPlace, type RichTag } from './link-target.js';
import { withoutQuoteLine } from './quote-line.js';
import { renderNodes } from './render.js';
import type { TextReader } from './rare-text.js';
import type { RichNode } from './rich-node.js';
import { richTree } from './rich-tree.dom.js';
import { sanitizers } from './sanitizer.dom.js';
import { withTagRow } from './tag-row.js';
import { wordTree } from './word-tree.js';
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
  /** Custom emoji in the text. */
  emojis?: readonly RichEmoji[];
  /** A link opens an account's page within the app only if its URL is in this list. */
  mentions?: readonly RichMention[];
  /** Hashtags whose links lead to the app. */
  tags?: readonly RichTag[];
  /** Pages of the app about the subjects of the text whose addresses the server gives: a quote, an author. Links to them open these pages. */
  places?: readonly RichPlace[];
  /** The page of the app about the post that the text quotes: links in the text fallback of the quote open it. */
  quotePlace?: LinkPlace | null;
  /** Addresses of mentions and hashtags in the app. */
  hrefs: RichTextHrefs;
  /** Hides the text fallback of a quote when the quote itself is shown: what is marked as one, or a last line with the address of `quotePlace`. */
  hideQuoteInline?: boolean;
  /** The language of the text, as reported by the server. */
  lang?: string | null;
  /** The id of the element. */
  id?: string | undefined;
  /** Added to the classes of the element. */
  className?: string;
  /** Part of the text is cut off. @selector [data-collapsed] */
  isCollapsed?: boolean;
  /** The element around the text. */
  ref?: Ref<HTMLDivElement>;
}

const NONE: readonly never[] = [];

/**
 * Renders HTML from a server: sanitized, with verified links and custom emoji. An empty text renders nothing. Of a very long text it shows the
 * first part, with a button below it for the next one. A server, which cannot parse HTML, renders the words in their paragraphs; links, lists
 * and emphasis follow as its markup is hydrated.
 */
export const RichText = memo(
  withRef(function RichText(props: RichTextProps) {
    const {
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
    const reader = useTextReader(html, tags);
    const { parts } = reader;
    const [shown, setShown] = useState({ html, count: 1 });
    const count = shown.html === html ? shown.count : 1;
    const emoji: EmojiMap = useMemo(() => emojiMap(emojis), [emojis]);
    const placeOf = usePlaceOf();
    const targetOf = useMemo(
      () => linkTargets({ mentions, tags, places, quotePlace, accountHref: hrefs.account, placeOf }),
      [mentions, tags, places, quotePlace, hrefs, placeOf],
    );
    const quoteHref = hideQuoteInline ? quotePlace?.href : undefined;
    const read = useCallback(
      (part: string): readonly RichNode[] => {
        const nodes = reader.read(part);
        const own =
          quoteHref === undefined ? nodes : withoutQuoteLine(nodes, ({ href }) => placeAt(href, places)?.href === quoteHref);
        return withTagRow(own, part === reader.parts.at(-1) ? reader.tags : NONE);
      },
      [reader, quoteHref, places],
    );
    const first = useMemo(() => read(parts[0] ?? ''), [parts, read]);
    if (first.length === 0 && parts.length === 1) return null;
    const options = { emojis: emoji, targetOf, hrefs, hideQuoteInline };
    return (
      <>
        <div
          ref={props.ref}
          id={props.id}
          className={props.className === undefined ? 'rk-rich' : `rk-rich ${props.className}`}
          dir="auto"
          lang={lang || undefined}
          data-big-emoji={isOnlyEmoji(first, emoji) || undefined}
          data-collapsed={isCollapsed || undefined}
        >
          {parts.length === 1
            ? renderNodes(first, options)
            : parts.slice(0, count).map((part, index) => (
                <div key={index} dir="auto">
                  {renderNodes(read(part), options)}
                </div>
              ))}
        </div>
        {count < parts.length && !isCollapsed && <MoreText onPress={() => setShown({ html, count: count + 1 })} />}
      </>
    );
  }),
);

/** Texts that few posts are: long ones, formulas, hashtags of the post that the text does not name. Loaded with the first of them. */
const rareTexts = createLazySource(
  () => null,
  async () => (await import('./rare-text.js')).readRareText,
);
const MAY_BE_FORMULA = /<math|\\[([]|\$[^$]*[^$\s]\$/;
const unwatched = () => () => {};
const isNull = (): null => null;

function useTextReader(html: string, tags: readonly RichTag[]): TextReader {
  const parse = useCanParse() ? richTree : wordTree;
  const isRare = useMemo(() => {
    if (html.length > MAX_PART_LENGTH || MAY_BE_FORMULA.test(html)) return true;
    const text = tags.length > 0 ? html.toLowerCase() : '';
    return tags.some(({ name }) => !text.includes(name.toLowerCase()));
  }, [html, tags]);
  const readRare = useSyncExternalStore(isRare ? rareTexts.subscribe : unwatched, rareTexts.current, isNull);
  return useMemo(
    () =>
      isRare && readRare !== null && parse === richTree
        ? readRare(html, tags)
        : { parts: [html.slice(0, MAX_PART_LENGTH)], read: parse, tags: NONE },
    [isRare, readRare, parse, html, tags],
  );
}

/** False on a server, while its markup is hydrated, and while the sanitizer loads. */
function useCanParse(): boolean {
  return useSyncExternalStore(sanitizers.subscribe, isReady, isNever);
}

const isReady = (): boolean => sanitizers.current() !== null;
const isNever = (): boolean => false;

function MoreText({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className="rk-rich-more" onClick={onPress}>
      {useMessages(messages).readMore()}
    </button>
  );
}
