/** Elements that hold lines of text or other blocks. */
export type BlockTag = 'p' | 'div' | 'pre' | 'blockquote' | 'ul' | 'ol' | 'li' | 'details' | 'summary' | 'hr';
/** Elements within a line. */
export type InlineTag =
  | 'span'
  | 'br'
  | 's'
  | 'del'
  | 'code'
  | 'em'
  | 'strong'
  | 'b'
  | 'i'
  | 'u'
  | 'sub'
  | 'sup'
  | 'ruby'
  | 'rt'
  | 'rp';
/** Every element a tree can have besides links. */
export type RichTag = BlockTag | InlineTag;

/** What an element is for, where its tag alone does not say it. */
export type RichMark = 'heading' | 'row' | 'cell' | 'invisible' | 'ellipsis' | 'quote-inline';

export interface RichText {
  type: 'text';
  text: string;
}

export interface RichElement {
  type: 'element';
  tag: RichTag;
  mark: RichMark | null;
  /** A well-formed language tag, or null. */
  lang: string | null;
  /** First number of an ordered list, or the number of a list's item; null when the browser counts. */
  number: number | null;
  isReversed: boolean;
  children: RichNode[];
}

export interface RichLink {
  type: 'link';
  /** Passed `safeUrl(…, 'text-link')`. */
  href: string;
  /** What the server's classes and rel called this link; a claim, to be checked against the entity's own lists. */
  claim: 'mention' | 'hashtag' | 'tag' | null;
  /** Host to show after the text, because the text speaks of another one; null when the text is honest. */
  shownHost: string | null;
  children: RichNode[];
}

/** A text from a server as plain data: nothing in it can be run, and no part of it is a string of HTML. */
export type RichNode = RichText | RichElement | RichLink;
