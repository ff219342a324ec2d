import type { ComponentType } from 'react';

/** Block elements. */
type BlockTag = 'p' | 'div' | 'pre' | 'blockquote' | 'ul' | 'ol' | 'li' | 'details' | 'summary' | 'hr';
/** Inline elements. */
type InlineTag = 'span' | 'br' | 's' | 'del' | 'code' | 'em' | 'strong' | 'b' | 'i' | 'u' | 'sub' | 'sup' | 'ruby' | 'rt' | 'rp';
/** All elements of a tree except links. */
export type RichTag = BlockTag | InlineTag;

/** The meaning of an element beyond its tag. */
export type RichMark = 'heading' | 'row' | 'cell' | 'invisible' | 'ellipsis' | 'quote-inline' | 'tags';

/** An element of a formula, or its text. Tags and props are those that `mathml.ts` lists. */
export type MathNode = string | MathElement;

export interface MathElement {
  tag: string;
  /** Props of React: each passed the rule of its attribute. */
  props: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  children: MathNode[];
}

/** A formula: MathML, or TeX that is converted when it is drawn. */
export interface RichFormula {
  isBlock: boolean;
  /** TeX without its signs; null for MathML. */
  tex: string | null;
  /** Null for TeX. */
  math: MathElement | null;
  /** Draws it: loaded with the first formula. */
  Formula: ComponentType<Pick<RichFormula, 'isBlock' | 'tex' | 'math'> & { source: string }>;
}

interface RichText {
  type: 'text';
  /** Of a formula its source, with its signs: what its author wrote. */
  text: string;
  formula?: RichFormula;
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
