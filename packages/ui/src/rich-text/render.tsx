import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { shownHandle } from '../hosts/hosts.js';
import { Link } from '../link/link.js';
import type { EmojiMap } from './emoji.js';
import { emojifyWith } from './emojify.js';
import { MAX_EMOJI, MAX_MENTIONS } from './limits.js';
import type { LinkTarget, RichMention } from './link-target.js';
import type { RichElement, RichLink, RichNode } from './rich-node.js';

/** The options of {@link renderNodes}. */
interface RenderOptions {
  emojis: EmojiMap;
  targetOf: (link: RichLink, isQuoteInline: boolean) => LinkTarget;
  hrefs: { account(mention: RichMention): string; tag(name: string): string };
  hideQuoteInline: boolean;
}

interface Pass extends RenderOptions {
  emojiAllowance: { left: number };
  mentionsLeft: number;
}

/** The elements around a node. */
interface Surroundings {
  isCode: boolean;
  isQuoteInline: boolean;
}

const NOWHERE: Surroundings = { isCode: false, isQuoteInline: false };

/** Elements that detect the direction of their own text. */
const OWN_DIRECTION = new Set(['p', 'blockquote', 'ul', 'ol', 'summary']);

/** Renders a tree as React elements. Every prop is set here; none is copied from the server. */
export function renderNodes(nodes: readonly RichNode[], options: RenderOptions): ReactNode[] {
  const pass: Pass = { ...options, emojiAllowance: { left: MAX_EMOJI }, mentionsLeft: MAX_MENTIONS };
  return children(nodes, pass, NOWHERE);
}

function children(nodes: readonly RichNode[], pass: Pass, around: Surroundings): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.type === 'element') return renderElement(node, index, pass, around);
    if (node.type === 'link') return renderLink(node, index, pass, around);
    if (node.formula) return <node.formula.Formula key={index} source={node.text} {...node.formula} />;
    return around.isCode || pass.emojis.size === 0 ? (
      node.text
    ) : (
      <Fragment key={index}>{emojifyWith(node.text, pass.emojis, pass.emojiAllowance)}</Fragment>
    );
  });
}

function renderElement(node: RichElement, key: number, pass: Pass, around: Surroundings): ReactNode {
  if (node.mark === 'quote-inline' && pass.hideQuoteInline) return null;
  const props = {
    key,
    className: node.mark === null || node.mark === 'quote-inline' ? undefined : `rk-${node.mark}`,
    lang: node.lang ?? undefined,
    dir: OWN_DIRECTION.has(node.tag) ? 'auto' : node.tag === 'pre' ? 'ltr' : undefined,
    ...(node.tag === 'ol' && { start: node.number ?? undefined, reversed: node.isReversed || undefined }),
    ...(node.tag === 'li' && { value: node.number ?? undefined }),
    // A wide code block scrolls, so it must be focusable for keyboard users.
    ...(node.tag === 'pre' && { tabIndex: 0 }),
  };
  if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, props);
  const within = children(node.children, pass, {
    isCode: around.isCode || node.tag === 'code' || node.tag === 'pre',
    isQuoteInline: around.isQuoteInline || node.mark === 'quote-inline',
  });
  return createElement(node.tag, props, ...(node.mark === 'heading' ? [<strong key="strong">{within}</strong>] : within));
}

function renderLink(node: RichLink, key: number, pass: Pass, around: Surroundings): ReactNode {
  const target = pass.targetOf(node, around.isQuoteInline);
  const within = children(node.children, pass, around);
  if (target.kind === 'mention') {
    pass.mentionsLeft -= 1;
    if (pass.mentionsLeft < 0) return <Fragment key={key}>{within}</Fragment>;
    return (
      <Link
        key={key}
        className="rk-mention"
        href={pass.hrefs.account(target.mention)}
        title={`@${target.mention.acct}`}
        dir="auto"
      >
        {within}
        {target.shownAcct !== null && <bdi className="rk-link-host">@{shownHandle(target.shownAcct)}</bdi>}
      </Link>
    );
  }
  if (target.kind === 'hashtag') {
    return (
      <Link key={key} className="rk-hashtag" href={pass.hrefs.tag(target.name)} dir="auto">
        {within}
      </Link>
    );
  }
  const inside = target.kind === 'elsewhere' ? null : target;
  return (
    <a
      key={key}
      className="rk-link"
      href={node.href}
      target="_blank"
      rel="nofollow noopener noreferrer"
      referrerPolicy="no-referrer"
      title={new URL(node.href).host || node.href}
      dir="auto"
      data-inside={inside?.href}
    >
      {within}
      {node.shownHost !== null && <bdi className="rk-link-host">{node.shownHost}</bdi>}
      {inside !== null && inside.shownAcct !== null && <bdi className="rk-link-host">@{shownHandle(inside.shownAcct)}</bdi>}
    </a>
  );
}
