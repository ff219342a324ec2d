import type { World } from './world.js';
import type { AccountRecord, EmojiRecord, MentionRecord } from './records.js';

/** The HTML of a status, with the entities found in its text. */
type Composed = { content: string; mentions: MentionRecord[]; tags: string[]; emojis: EmojiRecord[] };

const TOKEN =
  /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])|(^|[^\w/])@([a-z0-9_]+(?:@[a-z0-9.-]+[a-z0-9])?)|(^|[^\p{L}\p{N}_/&])#([\p{L}\p{N}_]*[\p{L}_][\p{L}\p{N}_]*)|:([a-z0-9_]{2,}):/giu;

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A shortened link, as Mastodon writes it: the scheme and everything after thirty characters are hidden. */
export function linkHtml(url: string): string {
  const scheme = /^https?:\/\/(www\.)?/.exec(url)?.[0] ?? '';
  const rest = url.slice(scheme.length);
  const shown = rest.slice(0, 30);
  const hidden = rest.slice(30);
  return (
    `<a href="${escapeHtml(url)}" target="_blank" rel="nofollow noopener" translate="no">` +
    `<span class="invisible">${scheme}</span><span class="${hidden === '' ? '' : 'ellipsis'}">${escapeHtml(shown)}</span>` +
    `<span class="invisible">${escapeHtml(hidden)}</span></a>`
  );
}

export function mentionOf({ id, username, acct, url }: AccountRecord): MentionRecord {
  return { id, username, acct, url };
}

function mentionHtml(mention: MentionRecord): string {
  return `<span class="h-card" translate="no"><a href="${mention.url}" class="u-url mention">@<span>${mention.username}</span></a></span>`;
}

function tagHtml(origin: string, name: string): string {
  return `<a href="${origin}/tags/${encodeURIComponent(name)}" class="mention hashtag" rel="tag">#<span>${name}</span></a>`;
}

/** Converts text to HTML with paragraphs, line breaks, links, mentions of known accounts and tags; collects custom emoji. */
export function compose(world: World, text: string): Composed {
  const mentions = new Map<string, MentionRecord>();
  const tags = new Map<string, string>();
  const emojis = new Map<string, EmojiRecord>();
  let html = '';
  let at = 0;
  for (const match of text.matchAll(TOKEN)) {
    html += escapeHtml(text.slice(at, match.index));
    at = match.index + match[0].length;
    const [whole, url, beforeMention, acct, beforeTag, tag, shortcode] = match;
    if (url !== undefined) html += linkHtml(url);
    else if (acct !== undefined) {
      const account = world.accounts.get(world.accountIdsByAcct.get(acct.toLowerCase()) ?? '');
      if (account === undefined) html += escapeHtml(whole);
      else {
        const mention = mentionOf(account);
        mentions.set(account.id, mention);
        html += escapeHtml(beforeMention ?? '') + mentionHtml(mention);
      }
    } else if (tag !== undefined) {
      tags.set(tag.toLowerCase(), tag);
      html += escapeHtml(beforeTag ?? '') + tagHtml(world.origin, tag);
    } else {
      const emoji = world.emojis.find(one => one.shortcode === shortcode);
      if (emoji !== undefined) emojis.set(emoji.shortcode, emoji);
      html += escapeHtml(whole);
    }
  }
  html += escapeHtml(text.slice(at));
  const content =
    html.trim() === ''
      ? ''
      : html
          .split(/\n{2,}/)
          .map(paragraph => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
          .join('');
  return { content, mentions: [...mentions.values()], tags: [...tags.values()], emojis: [...emojis.values()] };
}

/** The custom emoji in a plain text, such as a display name. */
export function emojisIn(world: World, text: string): EmojiRecord[] {
  return world.emojis.filter(emoji => text.includes(`:${emoji.shortcode}:`));
}
