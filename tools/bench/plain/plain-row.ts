import DOMPurify from 'dompurify';

/** The fields of a post the plain list shows, as the server sends them. */
export interface PlainStatus {
  id: string;
  created_at: string;
  content: string;
  spoiler_text: string;
  replies_count: number;
  reblogs_count: number;
  favourites_count: number;
  account: { display_name: string; acct: string; avatar_static: string; emojis: PlainEmoji[] };
  emojis: PlainEmoji[];
  reblog: PlainStatus | null;
  quote?: { quoted_status?: PlainStatus | null } | null;
  media_attachments: { type: string; url: string; preview_url: string; description: string | null; meta?: PlainMeta | null }[];
  card: { url: string; title: string; image: string | null; description: string } | null;
}

interface PlainEmoji {
  shortcode: string;
  static_url: string;
}

interface PlainMeta {
  original?: { width?: number; height?: number };
}

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const ICONS = {
  Reply: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  Repost: 'm2 9 3-3 3 3M13 18H7a2 2 0 0 1-2-2V6m17 9-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10',
  Like: 'M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 12 5a5.5 5.5 0 0 0-10 3.5c0 2.3 1.5 4 3 5.5l7 7Z',
  Bookmark: 'm19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z',
  More: 'M5 12h.01M12 12h.01M19 12h.01',
} as const;

/** One post as an article, with everything a reader expects of it. */
export function makeRow(wrapper: PlainStatus, position: number): HTMLElement {
  const status = wrapper.reblog ?? wrapper;
  const row = element('article', '');
  row.tabIndex = 0;
  row.setAttribute('aria-posinset', String(position));
  row.setAttribute('aria-setsize', '-1');
  row.dataset['statusId'] = wrapper.id;
  if (status !== wrapper) {
    const context = element('p', 'context');
    context.textContent = `${nameOf(wrapper)} reposted`;
    row.append(context);
  }
  const avatarLink = link(`/@${status.account.acct}`, 'avatar-link');
  const avatar = picture(status.account.avatar_static, '', 'avatar');
  avatar.width = 44;
  avatar.height = 44;
  avatarLink.append(avatar);
  const body = element('div', '');
  if (status.spoiler_text !== '') {
    const spoiler = element('p', '');
    spoiler.textContent = status.spoiler_text;
    body.append(spoiler);
  } else body.append(contentOf(status));
  if (status.media_attachments.length > 0) body.append(mediaOf(status));
  if (status.card && status.media_attachments.length === 0) body.append(cardOf(status.card));
  const quoted = status.quote?.quoted_status;
  if (quoted) body.append(quoteOf(quoted));
  body.append(actionsOf(status));
  row.append(avatarLink, headOf(status), body);
  return row;
}

function headOf(status: PlainStatus): HTMLElement {
  const head = element('div', 'head');
  const name = link(`/@${status.account.acct}`, '');
  const bold = element('bdi', '');
  bold.append(...withEmoji(nameOf(status), status.account.emojis));
  const handle = element('bdi', '');
  handle.textContent = `@${status.account.acct}`;
  name.append(bold, ' ', handle);
  const time = document.createElement('time');
  time.dateTime = status.created_at;
  const minutes = Math.round((Date.now() - Date.parse(status.created_at)) / 60_000);
  time.textContent =
    minutes < 60 ? `${minutes}m` : minutes < 1440 ? `${Math.round(minutes / 60)}h` : `${Math.round(minutes / 1440)}d`;
  time.title = dates.format(new Date(status.created_at));
  head.append(name, time);
  return head;
}

function contentOf(status: PlainStatus): HTMLElement {
  const content = element('div', 'content');
  content.dir = 'auto';
  const fragment = DOMPurify.sanitize(status.content, { RETURN_DOM_FRAGMENT: true });
  for (const anchor of fragment.querySelectorAll('a')) {
    anchor.rel = 'nofollow noopener noreferrer';
    anchor.target = '_blank';
  }
  if (status.emojis.length > 0) {
    const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) text.replaceWith(...withEmoji(text.data, status.emojis));
  }
  content.append(fragment);
  return content;
}

function mediaOf(status: PlainStatus): HTMLElement {
  const media = element('div', 'media');
  for (const attachment of status.media_attachments.slice(0, 4)) {
    const { width = 16, height = 9 } = attachment.meta?.original ?? {};
    if (attachment.type === 'video' || attachment.type === 'gifv' || attachment.type === 'audio') {
      const video = document.createElement('video');
      video.controls = true;
      video.preload = 'none';
      video.src = attachment.url;
      if (attachment.preview_url) video.poster = attachment.preview_url;
      video.style.aspectRatio = `${width} / ${height}`;
      media.append(video);
      continue;
    }
    const anchor = link(attachment.url, '');
    const image = picture(attachment.preview_url || attachment.url, attachment.description ?? '', '');
    image.style.aspectRatio = `${width} / ${height}`;
    anchor.append(image);
    media.append(anchor);
  }
  return media;
}

function cardOf(card: NonNullable<PlainStatus['card']>): HTMLElement {
  const anchor = link(card.url, 'card');
  if (card.image) anchor.append(picture(card.image, '', ''));
  const title = element('strong', '');
  title.textContent = card.title;
  const description = element('span', '');
  description.textContent = card.description;
  anchor.append(title, description);
  return anchor;
}

function quoteOf(status: PlainStatus): HTMLElement {
  const quote = element('div', 'quote');
  quote.append(headOf(status), contentOf(status));
  return quote;
}

function actionsOf(status: PlainStatus): HTMLElement {
  const actions = element('div', 'actions');
  const counts = {
    Reply: status.replies_count,
    Repost: status.reblogs_count,
    Like: status.favourites_count,
    Bookmark: 0,
    More: 0,
  };
  for (const name of Object.keys(ICONS) as (keyof typeof ICONS)[]) {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', name);
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [key, value] of Object.entries({
      width: '18',
      height: '18',
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
    }))
      icon.setAttribute(key, value);
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', ICONS[name]);
    icon.append(path);
    button.append(icon);
    if (counts[name] > 0) button.append(String(counts[name]));
    button.addEventListener('click', () => (name === 'Reply' ? write(actions) : button.setAttribute('aria-pressed', 'true')));
    actions.append(button);
  }
  return actions;
}

/** A reply is written in a field below the post. */
function write(actions: HTMLElement): void {
  const field = document.createElement('textarea');
  field.ariaLabel = 'Text of the post';
  actions.after(field);
  field.focus();
}

function withEmoji(text: string, emojis: readonly PlainEmoji[]): (string | Node)[] {
  if (emojis.length === 0 || !text.includes(':')) return [text];
  return text.split(/(:\w+:)/).map(part => {
    const emoji = emojis.find(({ shortcode }) => part === `:${shortcode}:`);
    return emoji === undefined ? part : picture(emoji.static_url, part, 'emoji');
  });
}

function nameOf(status: PlainStatus): string {
  return status.account.display_name || status.account.acct;
}

function picture(url: string, description: string, className: string): HTMLImageElement {
  const image = document.createElement('img');
  image.className = className;
  image.alt = description;
  image.loading = 'lazy';
  image.decoding = 'async';
  image.src = url;
  return image;
}

function link(href: string, className: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.className = className;
  return anchor;
}

function element(tag: string, className: string): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  return made;
}
