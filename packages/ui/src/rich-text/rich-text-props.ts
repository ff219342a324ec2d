import type { Ref } from 'react';
import type { LinkPlace } from '../link/link.js';
import type { RichEmoji } from './emoji.js';
import type { RichMention, RichPlace, RichTag } from './link-target.js';
import type { RichNode } from './rich-node.js';

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

/** The props of one text as it is drawn, which may be a part of a long one. */
export interface TextProps extends Omit<RichTextProps, 'ref'> {
  box?: Ref<HTMLDivElement> | undefined;
  /** Default: the words where it cannot be parsed yet. Stable. */
  read?: (html: string) => readonly RichNode[];
}
