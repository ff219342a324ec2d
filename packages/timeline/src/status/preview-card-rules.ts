/** The rules of link previews: sizes, lengths, and the address of a player. */
import type { PreviewCard } from '@rookery/api-client';
import { safeUrl } from '@rookery/ui';

/** Longer texts are cut, in characters: a card is a hint and not the page. */
export const CARD_TITLE_LENGTH = 120;
export const CARD_DESCRIPTION_LENGTH = 200;

/** Width divided by height of the picture of a card: a taller or wider one is cropped. */
const LEAST_RATIO = 9 / 16;
const GREATEST_RATIO = 4;
const UNKNOWN_RATIO = 16 / 9;

/** Width divided by height of the box above the text of a card, from 9/16 to 4; 16/9 when the server does not say. */
export function cardRatio({ width, height }: Pick<PreviewCard, 'width' | 'height'>): number {
  const ratio = width > 0 && height > 0 ? width / height : UNKNOWN_RATIO;
  return Math.min(Math.max(ratio, LEAST_RATIO), GREATEST_RATIO);
}

/** The text with at most `length` characters and an ellipsis. */
export function cutText(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}

/** The names behind a card, each once: the provider, and the author. */
export function cardSources({ provider_name, author_name, authors }: PreviewCard): { provider: string; author: string } {
  const author = authors.find(({ name }) => name !== '')?.name ?? author_name;
  return { provider: cutText(provider_name, NAME_LENGTH), author: author === provider_name ? '' : cutText(author, NAME_LENGTH) };
}

const NAME_LENGTH = 60;

/** Only so much of the HTML is searched for a frame: real embed codes are shorter, and the search stays fast. In characters. */
const SEARCHED_LENGTH = 4_096;
const FRAME_ADDRESS = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/iu;

/**
 * The https address of the player or page that a card embeds; null when the card has none that may be shown in a frame. The HTML of the
 * card is never used: one address is read from it.
 *
 * @param ownOrigin The origin of the page: a frame of that origin would not be isolated from it.
 */
export function embedAddress(card: PreviewCard, ownOrigin: string): string | null {
  if (card.type !== 'video' && card.type !== 'rich') return null;
  const [, ...quotings] = FRAME_ADDRESS.exec(card.html.slice(0, SEARCHED_LENGTH)) ?? [];
  const written = quotings.find(value => value !== undefined)?.replaceAll(/&(?:amp|#38|#x26);/giu, '&') ?? card.embed_url;
  const address = safeUrl(written.startsWith('//') ? `https:${written}` : written.trim(), 'media');
  if (address === null || !address.startsWith('https:') || new URL(address).origin === ownOrigin) return null;
  return card.type === 'video' ? withAutoplay(address) : address;
}

/** A player is shown after a press that asks it to play: most players start with this parameter. */
function withAutoplay(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
