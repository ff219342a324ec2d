import {
  accountsOf,
  createClient,
  isApiError,
  statusesOf,
  type Account,
  type Client,
  type MediaAttachment,
  type Status,
} from '@rookery/api-client';
import { plainText } from '@rookery/ui/rich-text';
import { LRUCache } from 'lru-cache';
import { addressTarget } from '../src/routing/address-table.js';
import { escapedHtml } from './escaped-html.js';

/** How others show a link to a post or a profile (Open Graph). Texts are plain. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** An https address; null: none. */
  readonly image: string | null;
  readonly imageDescription: string;
  /** Whether the picture is the content, and not the avatar. */
  readonly isLarge: boolean;
  readonly type: 'profile' | 'article';
  /** The address that the account's own server gives it; null: it gave none. */
  readonly original: string | null;
  /** The address of its ActivityPub object: a server at which someone searches for the link finds the post by it. Null: unknown. */
  readonly object: string | null;
  /** Whether search engines may list it: its author says. */
  readonly isListed: boolean;
}

/** Characters of a description. */
const MAX_DESCRIPTION = 300;
/** More UTF-16 units than that many characters have. */
const MAX_UNITS = 2 * MAX_DESCRIPTION + 2;
/** A page does not wait longer for its preview. */
const TIMEOUT_MS = 1_500;
const MAX_KEPT = 500;
const KEPT_MS = 5 * 60_000;
/** The server is asked again sooner after a question without an answer. */
const KEPT_WITHOUT_ANSWER_MS = 20_000;
/** Questions to the server at once: a crawler must not turn this server into a flood for another. */
const MAX_AT_ONCE = 8;

/** The preview of the page at a path; null where it has none, or none in time. */
export type Previews = (path: string) => Promise<LinkPreview | null>;

/**
 * Reads previews from a server as a visitor would: only what it shows to everyone. HINT-14
 *
 * @param server The origin of the server.
 */
export function createPreviews(
  server: string,
  { fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS }: { fetch?: typeof globalThis.fetch; timeoutMs?: number } = {},
): Previews {
  const client = createClient({ baseUrl: server, fetch });
  let asked = 0;
  const kept = new LRUCache<string, { readonly preview: LinkPreview | null }>({
    max: MAX_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (path, _stale, { options, signal }) => {
      asked += 1;
      try {
        return { preview: await readPreview(client, path, signal) };
      } catch (error) {
        if (!isApiError(error) || error.status === null) options.ttl = KEPT_WITHOUT_ANSWER_MS;
        return { preview: null };
      } finally {
        asked -= 1;
      }
    },
  });
  return async path => {
    if (kept.get(path) === undefined && asked >= MAX_AT_ONCE) return null;
    const found = await kept.fetch(path, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
    return found?.preview ?? null;
  };
}

async function readPreview(client: Client, path: string, signal: AbortSignal): Promise<LinkPreview | null> {
  const target = addressTarget(path, '');
  if (target.kind === 'status') return statusPreview(await statusesOf(client).get(target.statusId, { signal }));
  if (target.kind === 'account') return accountPreview(await accountsOf(client).get(target.accountId, { signal }));
  const [, acct, statusId] = (target.kind === 'page' && PAGE.exec(target.href)) || [];
  if (statusId !== undefined) return statusPreview(await statusesOf(client).get(statusId, { signal }));
  return acct === undefined ? null : accountPreview(await accountsOf(client).lookup(acct, { signal }));
}

/** `/@user@host`, `/@user/media`, `/@user/posts/1`, `/@user/events/1`. */
const PAGE = /^\/@([^/]+)(?:\/(?:posts|events)\/([^/]+)|\/[^/]+)?$/;

/** Null for an account that the server shows to nobody. */
export function accountPreview(account: Account): LinkPreview | null {
  if (account.suspended) return null;
  return {
    title: nameOf(account),
    description: excerpt(plainText(account.note, MAX_UNITS)),
    image: pictureOf(account.avatar_static) ?? pictureOf(account.avatar),
    imageDescription: account.avatar_description,
    isLarge: false,
    type: 'profile',
    original: account.url,
    object: account.uri,
    isListed: !account.noindex,
  };
}

/** Null for a post that is not for everyone. Behind a content warning neither its text nor its picture is shown. */
export function statusPreview(status: Status): LinkPreview | null {
  const { account, visibility } = status;
  if (account.suspended || (visibility !== 'public' && visibility !== 'unlisted')) return null;
  if (status.reblog !== null) return statusPreview(status.reblog);
  const isHidden = status.sensitive || status.spoiler_text !== '';
  const text = status.spoiler_text === '' ? plainText(status.content, MAX_UNITS) : status.spoiler_text;
  const media = isHidden ? undefined : status.media_attachments.find(one => mediaPicture(one) !== null);
  const picture = media === undefined ? null : mediaPicture(media);
  return {
    title: status.event === null ? nameOf(account) : status.event.name,
    description: excerpt(text),
    image: picture ?? pictureOf(account.avatar_static) ?? pictureOf(account.avatar),
    imageDescription: picture === null ? account.avatar_description : excerpt(media?.description ?? ''),
    isLarge: picture !== null,
    type: 'article',
    original: status.url,
    object: status.uri,
    isListed: !account.noindex && visibility === 'public',
  };
}

/** `Mara Lind (@mara@tram.example)`. */
function nameOf({ display_name, acct }: Account): string {
  return display_name.trim() === '' ? `@${acct}` : `${display_name} (@${acct})`;
}

const pictureOf = (address: string | null): string | null => (address !== null && /^https:/i.test(address) ? address : null);

const mediaPicture = ({ type, url, preview_url }: MediaAttachment): string | null =>
  pictureOf(preview_url) ?? (type === 'image' ? pictureOf(url) : null);

const characters = new Intl.Segmenter();

/** One line of at most 300 characters; a longer text ends with an ellipsis. */
function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const segments = Array.from(characters.segment(line), ({ segment }) => segment);
  if (segments.length <= MAX_DESCRIPTION) return line;
  return `${segments
    .slice(0, MAX_DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * The page with a preview in its head.
 *
 * @param siteName The name of the site.
 */
export function withPreview(html: string, preview: LinkPreview, siteName: string): string {
  const { title, description, image, imageDescription, isLarge, type, original, object, isListed } = preview;
  const property = (name: string, content: string | null) =>
    content === null || content === '' ? '' : `<meta property="${name}" content="${escapedHtml(content)}">`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapedHtml(content)}">`;
  const link = (attributes: string, href: string | null) =>
    href === null ? '' : `<link ${attributes} href="${escapedHtml(href)}">`;
  const tags = [
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:type', type),
    property('og:image', image),
    image === null ? '' : property('og:image:alt', imageDescription),
    named('twitter:card', isLarge ? 'summary_large_image' : 'summary'),
    isListed ? '' : named('robots', 'noindex, noarchive'),
    link('rel="canonical"', original),
    link('rel="alternate" type="application/activity+json"', object),
  ].join('');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapedHtml(`${title} · ${siteName}`)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => (description === '' ? '' : named('description', description)))
    .replace('</head>', () => `${tags}</head>`);
}
