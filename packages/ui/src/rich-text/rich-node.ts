/** Block elements. */
type BlockTag = 'p' | 'div' | 'pre' | 'blockquote' | 'ul' | 'ol' | 'li' | 'details' | 'summary' | 'hr';
/** Inline elements. */
type InlineTag = 'span' | 'br' | 's' | 'del' | 'code' | 'em' | 'strong' | 'b' | 'i' | 'u' | 'sub' | 'sup' | 'ruby' | 'rt' | 'rp';
/** All elements of a tree except links. */
export type RichTag = BlockTag | InlineTag;

/** The meaning of an element beyond its tag. */
export type RichMark = 'heading' | 'row' | 'cell' | 'invisible' | 'ellipsis' | 'quote-inline';

interface RichText {
  type: 'text';
  text: string;
}

export interface RichElement {
  type: 'element';
  tag: RichTag;
  mark: RichMark | null;
  /** A well-formed BCP 47 language tag, or null. */
  lang: string | null;
  /** The start of an ordered list, or the value of a list item; null: automatic numbering. */
  number: number | null;
  isReversed: boolean;
  children: RichNode[];
}

export interface RichLink {
  type: 'link';
  /** Passed `safeUrl(…, 'text-link')`. */
  href: string;
  /** The kind claimed by the link's class and rel; verified against the mentions and tags of the status. */
  claim: 'mention' | 'hashtag' | 'tag' | null;
  /** The host to show after the text because the text names another one; else null. */
  shownHost: string | null;
  children: RichNode[];
}

/** A node of a sanitized text: plain data without HTML strings and without anything executable. */
export type RichNode = RichText | RichElement | RichLink;
